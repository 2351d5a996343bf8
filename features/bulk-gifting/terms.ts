import * as z from 'zod/mini'
import type { Country } from '../../themes/enterprise.ts'
import { fields, flag, listOf, optional, percent } from '../shared/api/wire.ts'
import { type Cents, cents, dollars, price } from '../shared/money/money.ts'

/** A discount, and the least gift value that has it. */
export type GiftTier = {
  readonly from: Cents
  /** A percentage of the gift value. */
  readonly percent: number
}

/** Dining credit for employees: the price, and the bonus credit. */
export type DiningOffer = { readonly amount: Cents; readonly bonus: Cents }

/** The bonus credit over the amount, in whole percent. */
export const bonusPercent = ({ amount, bonus }: DiningOffer): number => Math.round((bonus / amount) * 100)

export type GiftTiers = readonly [GiftTier, GiftTier, GiftTier, GiftTier]

/** The prices and the country of this deployment's business gifts. */
export type GiftTerms = {
  readonly country: Country
  readonly tiers: GiftTiers
  /** Amounts for one recipient that can be chosen. */
  readonly presets: readonly [Cents, ...Cents[]]
  /** One of the presets. */
  readonly preset: Cents
  readonly dining: readonly [DiningOffer, ...DiningOffer[]]
  /** Whether the server sends gifts by text message too. */
  readonly byText: boolean
}

/** The addresses that a gift may go to: email, and the country's phone numbers where the server sends texts. */
export type AddressTerms = Pick<GiftTerms, 'country' | 'byText'>

const centsFromDollars = (dollars: number): Cents => cents(dollars * 100)

const starts = [0, 5_000, 10_000, 25_000] as const
const percents = { US: [10, 15, 20, 25], NZ: [0, 0, 0, 0] } as const satisfies Record<Country, readonly number[]>

const defaultTier = (country: Country, index: 0 | 1 | 2 | 3): GiftTier => ({
  from: centsFromDollars(starts[index]),
  percent: percents[country][index],
})

/** From 20 to 30 percent. */
const defaultDining = [
  { amount: centsFromDollars(100), bonus: centsFromDollars(20) },
  { amount: centsFromDollars(250), bonus: cents(62_50) },
  { amount: centsFromDollars(500), bonus: centsFromDollars(150) },
] as const

const defaultPresets = [centsFromDollars(25), centsFromDollars(50), centsFromDollars(100), centsFromDollars(250)] as const

/** The terms of a country where the server names no others (B §9). */
export const defaultTerms = (country: Country): GiftTerms => ({
  country,
  tiers: [defaultTier(country, 0), defaultTier(country, 1), defaultTier(country, 2), defaultTier(country, 3)],
  presets: defaultPresets,
  preset: centsFromDollars(100),
  dining: defaultDining,
  byText: false,
})

/** Whether an order can save anything: in New Zealand none does. */
export const mayDiscount = ({ tiers }: Pick<GiftTerms, 'tiers'>): boolean => tiers.some(({ percent }) => percent > 0)

/** The names of a gift, by country. */
export const giftTexts = {
  US: { title: 'Send Dining Credit', gift: 'dining credit', gifts: 'dining credit' },
  NZ: { title: 'Send Universal Vouchers', gift: 'universal voucher', gifts: 'universal vouchers' },
} as const satisfies Record<Country, { readonly title: string; readonly gift: string; readonly gifts: string }>

/** The price of a gift value. The total and the savings add up to the value, to the cent. */
export type GiftBill = { readonly value: Cents; readonly percent: number; readonly savings: Cents; readonly total: Cents }

/** A part of a cent is the buyer's. */
export function giftBill(value: Cents, tiers: GiftTiers): GiftBill {
  const percent = tiers.findLast(({ from }) => value >= from)?.percent ?? 0
  // Hundredths of a percent are whole, so that the division is the only inexact step.
  const savings = cents(Math.ceil((value * Math.round(percent * 100)) / 10_000))
  return { value, percent, savings, total: cents(value - savings) }
}

/** `max` adds nothing to the next tier's `min`. */
const tierWire = fields({ from: ['min', dollars], percent: ['discount', percent] })

/** Four tiers: a greater gift value never has a smaller discount. */
const isLadder = (tiers: readonly GiftTier[]): tiers is GiftTiers =>
  tiers.length === 4 &&
  tiers.every((tier, index) => {
    const before = tiers[index - 1]
    return before === undefined || (tier.from > before.from && tier.percent >= before.percent)
  })

const tiersWire = z.array(tierWire).check(z.refine(isLadder, 'Not four tiers that rise'))

/** `credit` is the bonus, in addition to the price. */
const diningWire = fields({ amount: ['amount', price], bonus: ['credit', dollars] })

const presetWire = z.object({ amount: price, default: flag })

/** The configuration of the site, on the wire. Anything that it does not say is the country's default. */
export const configWire = z.object({
  country_code: optional(z.enum(['US', 'NZ'])),
  bulk_gift_tiers: optional(tiersWire),
  bulk_gift_presets: optional(listOf(presetWire)),
  employee_dining: optional(listOf(diningWire)),
  gift_by_text: flag,
})

export function termsFromWire(wire: z.output<typeof configWire>, defaultCountry: Country): GiftTerms {
  const terms = defaultTerms(wire.country_code ?? defaultCountry)
  const tiers = wire.bulk_gift_tiers
  const [first, ...rest] = wire.bulk_gift_presets ?? []
  const [offer, ...offers] = wire.employee_dining ?? []
  return {
    ...terms,
    byText: wire.gift_by_text,
    ...(tiers && isLadder(tiers) && { tiers }),
    ...(offer && { dining: [offer, ...offers] as const }),
    ...(first && {
      presets: [first.amount, ...rest.map(({ amount }) => amount)],
      preset: [first, ...rest].find((preset) => preset.default)?.amount ?? first.amount,
    }),
  }
}
