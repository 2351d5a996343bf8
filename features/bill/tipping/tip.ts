import * as z from 'zod/mini'
import { type Cents, cents, centsSchema, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { smaller, subtract, zeroCents, percentOf, portion, sumOf } from '../sums/share.ts'
import { payingNow } from '../sums/split.ts'
import { type Ticket, gratuityOf, hasGratuity } from '../ticket.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import type { TipHabit } from '../reading/tipHabit.ts'
import { type Validated, valid, invalid } from '../sums/validated.ts'

export type TipUnit = 'percent' | 'dollars'

/** `value` is in percent or in dollars; `label` is `20%` or `$0.75`. */
export type TipPreset = { readonly value: number; readonly label: string; readonly amount: Cents }

/** Which tip can be paid. */
type TipRules = {
  /** What the bill holds of a tip already: it counts towards the minimum. */
  readonly gratuity: Cents
  /** Whether zero is a tip. */
  readonly canBeZero: boolean
  /** Whether the choice may be left out, which is no tip. */
  readonly canBeEmpty: boolean
  readonly messages: { readonly empty: string; readonly tooSmall: string }
}

/** The tips that a choice offers. */
export type OpenTip = {
  readonly status: 'open'
  readonly unit: TipUnit
  /** What the percentages refer to. */
  readonly base: Cents
  readonly presets: readonly TipPreset[]
  /** The tip that counts before somebody chooses. It may be none of the presets; null where the guest is asked. */
  readonly initial: TipPreset | null
  /** How an amount of one's own is typed: `5` is five dollars, or five cents that further digits push to the left. */
  readonly typedIn: 'dollars' | 'cents'
  readonly rules: TipRules
}

/** `disabled`: no tip is chosen here, it is 'charged to your card on file'. */
export type TipOffer = { readonly status: 'disabled' } | OpenTip

type BaseBill = Pick<Ticket, 'total' | 'due' | 'tipBase'>
type TipBill = BaseBill & Pick<Ticket, 'taxes' | 'serviceCharges'>

/** What sets the tip that is selected at first. */
export type TipDefaults = {
  /** The restaurant's percentage; below zero it takes no tip, and above a hundred it counts for nothing. Null where it has none. */
  readonly defaultTip: number | null
  /** What the signed-in guest has set for themselves. */
  readonly habit: TipHabit
}

/** From this total on, presets are percentages. */
const percentFrom = cents(10_00)

/** The largest percentage that a default may be. */
const wholeBill = 100

const unitOf = ({ total }: Pick<TipBill, 'total'>): TipUnit => (total >= percentFrom ? 'percent' : 'dollars')

const valuesOf = (unit: TipUnit, bill: TipBill): { readonly presets: readonly number[]; readonly initial: number } => {
  if (unit === 'dollars') return { presets: [0, 0.75, 1, 2, 3], initial: 1 }
  return hasGratuity(bill) ? { presets: [0, 2, 4, 8, 10], initial: 2 } : { presets: [0, 18, 20, 22, 25], initial: 20 }
}

const amountOf = (unit: TipUnit, value: number, base: Cents): Cents =>
  unit === 'percent' ? percentOf(base, value) : cents(Math.round(value * 100))

const presetOf = (unit: TipUnit, value: number, base: Cents): TipPreset => {
  const amount = amountOf(unit, value, base)
  return { value, label: unit === 'percent' ? `${value}%` : formatMoneyShort(amount), amount }
}

/**
 * What percentages of a tip refer to: the part of `whole` that this payment covers. What others have paid, they
 * have tipped on.
 */
const coveredOf = (whole: Cents, { total, due }: BaseBill, split: Cents | null): Cents =>
  total === 0 ? whole : portion(whole, smaller(payingNow(split, { due }), total), total)

/** The base that the guest has chosen for themselves. */
function baseOf(bill: TipBill, { base }: TipHabit): Cents {
  switch (base) {
    case 'restaurant':
      return bill.tipBase
    case 'beforeTax':
      return smaller(bill.tipBase, subtract(bill.total, sumOf(bill.taxes.map(({ amount }) => amount))))
    case 'total':
      return bill.total
  }
}

const largeBill = cents(200_00)
const alwaysHigh = cents(1_000_00)

/** Above the bill, or above half of a bill beyond $200. */
const isLargeShare = (tip: Cents, bill: Cents): boolean => tip > (bill > largeBill ? bill / 2 : bill)

/** A tip that is confirmed before it is paid. */
export const isHighTip = (tip: Cents, bill: Cents): boolean => tip > alwaysHigh || isLargeShare(tip, bill)

const smallestTip = cents(51)

/** A tip that no payment can carry. */
const isTooSmall = (tip: Cents, { gratuity, canBeZero }: TipRules): boolean =>
  tip + gratuity < smallestTip && !(canBeZero && tip + gratuity === 0)

const presetsOf = (unit: TipUnit, values: readonly number[], base: Cents, rules: TipRules): readonly TipPreset[] =>
  [...new Set(values)].map((value) => presetOf(unit, value, base)).filter(({ amount }) => !isTooSmall(amount, rules))

/**
 * What a guest is offered for a bill. Defaults and habits are percentages, so they count in percent mode only, and not
 * on top of a gratuity. A preset that could not be paid is left out. `gratuity` counts towards the minimum.
 */
export function tipOfferOf(bill: TipBill, { defaultTip, habit }: TipDefaults, gratuity = gratuityOf(bill)): TipOffer {
  if (defaultTip !== null && defaultTip < 0) return { status: 'disabled' }
  const unit = unitOf(bill)
  const hasDefaults = unit === 'percent' && !hasGratuity(bill)
  const base = coveredOf(hasDefaults ? baseOf(bill, habit) : bill.tipBase, bill, null)
  const { presets, initial } = valuesOf(unit, bill)
  const rules: TipRules = {
    gratuity,
    canBeZero: true,
    // Zero is one tap away, so an empty field is no tip of zero.
    canBeEmpty: false,
    messages: { empty: 'Invalid tip format', tooSmall: `Tip must be above ${formatMoney(cents(smallestTip - 1))}` },
  }
  const ofRestaurant = defaultTip !== null && defaultTip > wholeBill ? null : defaultTip
  const wanted = presetOf(unit, (hasDefaults ? (habit.percent ?? ofRestaurant) : null) ?? initial, base)
  // A tip that nobody has chosen is no large share of the bill: the usual one takes its place, or none.
  const isTooLarge = ({ amount }: TipPreset) => unit === 'percent' && isLargeShare(amount, bill.due)
  const first = isTooLarge(wanted) ? presetOf(unit, initial, base) : wanted
  const isFit = !isTooSmall(first.amount, rules) && !isTooLarge(first)
  return {
    status: 'open',
    unit,
    base,
    presets: presetsOf(unit, presets, base, rules),
    initial: isFit ? first : presetOf(unit, 0, base),
    typedIn: 'dollars',
    rules,
  }
}

/** The tips that a guest is offered at the table: a tip has its minimum alone, whatever gratuity the bill holds (B §9). */
export const dinerTipOffer = (bill: TipBill, defaults: TipDefaults): TipOffer => tipOfferOf(bill, defaults, zeroCents)

/** What a manager chooses from: the location's percentages of what this payment covers. */
export function managerTipOffer(bill: BaseBill, split: Cents | null, percents: readonly number[], isOptional: boolean): OpenTip {
  const base = coveredOf(bill.tipBase, bill, split)
  const rules: TipRules = {
    gratuity: zeroCents,
    canBeZero: isOptional,
    canBeEmpty: isOptional,
    messages: {
      empty: 'Tip amount is required',
      tooSmall: `A tip should be at least ${formatMoney(smallestTip)} and in the format ${formatMoney(zeroCents)}`,
    },
  }
  // A tip of zero is no choice here: the guest is asked, and may leave it out.
  const presets = presetsOf('percent', percents, base, { ...rules, canBeZero: false })
  return { status: 'open', unit: 'percent', base, presets, initial: null, typedIn: 'cents', rules }
}

export const chosenTip = z.union([
  z.object({ kind: z.literal('preset'), value: z.number() }),
  // Null while no amount is typed. `typed`: the text of a field for dollars.
  z.object({ kind: z.literal('own'), amount: z.nullable(centsSchema), typed: z.optional(z.string()) }),
])
/** The tip that somebody has chosen. A preset follows the bill when it changes; an amount of their own does not. */
export type ChosenTip = z.output<typeof chosenTip>

/** The tip that a guest types in dollars. */
export const typedTip = (typed: string): ChosenTip => ({ kind: 'own', amount: typedCents(typed), typed })

/** The choice as it is shown: what was chosen, or the suggestion. */
export function shownTip(chosen: ChosenTip | null, { presets, initial }: OpenTip): ChosenTip | null {
  if (chosen || !initial) return chosen
  const { value, amount } = initial
  return presets.some((preset) => preset.value === value) ? { kind: 'preset', value } : { kind: 'own', amount }
}

/** The amount of the chosen tip, or why it cannot be paid. */
export function tipOf(chosen: ChosenTip | null, offer: TipOffer): Validated {
  if (offer.status === 'disabled') return valid(zeroCents)
  const { presets, initial, rules } = offer
  if (chosen === null && initial) return valid(initial.amount)
  if (chosen?.kind === 'preset') {
    const preset = presets.find(({ value }) => value === chosen.value)
    // The bill may have changed, and with it the presets.
    return preset ? valid(preset.amount) : invalid('Choose a tip')
  }
  const amount = chosen?.amount ?? null
  if (amount === null) return rules.canBeEmpty ? valid(zeroCents) : invalid(rules.messages.empty)
  return isTooSmall(amount, rules) ? invalid(rules.messages.tooSmall) : valid(amount)
}
