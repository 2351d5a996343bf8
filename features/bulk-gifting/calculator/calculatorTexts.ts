import type { Country } from '../../../themes/enterprise.ts'

const intros = {
  US: 'Dining credit for clients and teams, at a growing discount.',
  NZ: 'Universal vouchers for clients and teams, sent in one order.',
} as const satisfies Record<Country, string>

export const calculatorTexts = (country: Country) => ({ title: 'Plan your gifts', intro: intros[country] })

export const savingsTexts = (mayDiscount: boolean) =>
  mayDiscount
    ? { title: 'Savings calculator', text: 'Give more, save more.' }
    : { title: 'Cost calculator', text: 'You pay what your gifts are worth.' }
