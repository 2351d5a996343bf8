import type { Country } from '../../themes/enterprise.ts'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { EmployeeDining, diningText } from './EmployeeDining.tsx'
import { type GiftTerms, mayDiscount } from './terms.ts'
import { SavingsCalculator, type SavingsCalculatorProps } from './SavingsCalculator.tsx'

export type CalculatorScreenProps = SavingsCalculatorProps & {
  /** Where an order of dining credit for employees starts. */
  diningHref: SavingsCalculatorProps['startHref']
}

const intros = {
  US: 'Dining credit for clients and teams, at a discount that grows with the order.',
  NZ: 'Universal vouchers for clients and teams, sent in one order.',
} as const

export const calculatorTexts = (country: Country) => ({ title: 'Plan your gifts', intro: intros[country] })

export const savingsTexts = (terms: GiftTerms) =>
  mayDiscount(terms)
    ? { title: 'Savings calculator', text: 'The more you give, the more you save.' }
    : { title: 'Cost calculator', text: 'You pay what your gifts are worth.' }

/** What an order costs. */
export const CalculatorScreen = ({ diningHref, ...calculator }: CalculatorScreenProps) => (
  <Screen {...calculatorTexts(calculator.terms.country)}>
    <Stack space="xl">
      <Section {...savingsTexts(calculator.terms)}>
        <SavingsCalculator {...calculator} />
      </Section>
      <Section title="Employee Dining" text={diningText}>
        <EmployeeDining country={calculator.terms.country} offers={calculator.terms.dining} startHref={diningHref} />
      </Section>
    </Stack>
  </Screen>
)
