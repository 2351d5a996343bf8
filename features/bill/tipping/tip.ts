import * as z from 'zod/mini'
import { type Cents, cents, centsSchema, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { smaller, subtract, zeroCents, percentOf, proportional, sumOf } from '../sums/arithmetic.ts'
import { payingNow } from '../sums/split.ts'
import { type Ticket, getGratuity, hasGratuity } from '../ticket.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import type { TipHabit } from '../reading/tipHabit.ts'
import { type Validated, valid, invalid } from '../sums/validated.ts'

export type TipUnit = 'percent' | 'dollars'

/** `value` is in percent or in dollars; `label` is `20%` or `$0.75`. */
export type TipPreset = { readonly value: number; readonly label: string; readonly amount: Cents }

type TipRules = {
  /** The tip that the bill already contains. It counts towards the minimum. */
  readonly gratuity: Cents
  readonly canBeZero: boolean
  /** Whether the choice may be left out, which is no tip. */
  readonly canBeEmpty: boolean
  readonly messages: { readonly empty: string; readonly tooSmall: string }
}

export type OpenTip = {
  readonly status: 'open'
  readonly unit: TipUnit
  /** The base of the percentages. */
  readonly base: Cents
  readonly presets: readonly TipPreset[]
  /** The tip that counts before somebody chooses. It may be none of the presets; null if the guest must choose. */
  readonly initial: TipPreset | null
  /** The unit of a typed amount: `5` is five dollars, or five cents that further digits push to the left. */
  readonly typedIn: 'dollars' | 'cents'
  readonly rules: TipRules
}

/** `disabled`: no tip is chosen here, it is 'charged to your card on file'. */
export type TipOffer = { readonly status: 'disabled' } | OpenTip

type BaseBill = Pick<Ticket, 'currency' | 'total' | 'due' | 'tipBase'>
type TipBill = BaseBill & Pick<Ticket, 'taxes' | 'serviceCharges'>

export type TipDefaults = {
  /** The restaurant's percentage; below zero it takes no tip, and above a hundred it counts for nothing. Null where it has none. */
  readonly defaultTip: number | null
  /** The signed-in guest's own settings. */
  readonly habit: TipHabit
}

/** From this total on, presets are percentages. */
const percentFrom = cents(10_00)

/** The largest percentage that a default may be. */
const wholeBill = 100

const getTipUnit = ({ total }: Pick<TipBill, 'total'>): TipUnit => (total >= percentFrom ? 'percent' : 'dollars')

const getTipValues = (unit: TipUnit, bill: TipBill): { readonly presets: readonly number[]; readonly initial: number } => {
  if (unit === 'dollars') return { presets: [0, 0.75, 1, 2, 3], initial: 1 }
  return hasGratuity(bill) ? { presets: [0, 2, 4, 8, 10], initial: 2 } : { presets: [0, 18, 20, 22, 25], initial: 20 }
}

const presetBy =
  (unit: TipUnit, base: Cents, { currency }: BaseBill) =>
  (value: number): TipPreset => {
    const amount = unit === 'percent' ? percentOf(base, value) : cents(Math.round(value * 100))
    return { value, label: unit === 'percent' ? `${value}%` : formatMoneyShort(amount, currency), amount }
  }

/**
 * The base of a tip's percentages: the part of `whole` that this payment covers. Other guests have tipped on the parts they
 * paid.
 */
const getCoveredPart = (whole: Cents, { total, due }: Pick<BaseBill, 'total' | 'due'>, split: Cents | null): Cents =>
  total === 0 ? whole : proportional(whole, smaller(payingNow(split, { due }), total), total)

function getTipBase(bill: TipBill, { base }: TipHabit): Cents {
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

const getPresets = (values: readonly number[], toPreset: ReturnType<typeof presetBy>, rules: TipRules): readonly TipPreset[] =>
  [...new Set(values)].map((value) => toPreset(value)).filter(({ amount }) => !isTooSmall(amount, rules))

/**
 * The tips offered for a bill, or for the part of it that is paid (`split`). Defaults and habits are percentages, so they count in
 * percent mode only, and not on top of a gratuity. A preset that cannot be paid is left out. `gratuity` counts towards the minimum.
 */
export function getTipOffer(
  bill: TipBill,
  { defaultTip, habit }: TipDefaults,
  split: Cents | null = null,
  gratuity = getGratuity(bill),
): TipOffer {
  if (defaultTip !== null && defaultTip < 0) return { status: 'disabled' }
  const unit = getTipUnit(bill)
  const hasDefaults = unit === 'percent' && !hasGratuity(bill)
  const base = getCoveredPart(hasDefaults ? getTipBase(bill, habit) : bill.tipBase, bill, split)
  const toPreset = presetBy(unit, base, bill)
  const { presets, initial } = getTipValues(unit, bill)
  const rules: TipRules = {
    gratuity,
    canBeZero: true,
    // Zero is one tap away, so an empty field is no tip of zero.
    canBeEmpty: false,
    messages: { empty: 'Invalid tip format', tooSmall: `Tip must be above ${formatMoney(cents(smallestTip - 1), bill.currency)}` },
  }
  const ofRestaurant = defaultTip !== null && defaultTip > wholeBill ? null : defaultTip
  const wanted = toPreset((hasDefaults ? (habit.percent ?? ofRestaurant) : null) ?? initial)
  // A tip that nobody has chosen must not be a large share of the bill: the usual tip replaces it, or none.
  const isTooLarge = ({ amount }: TipPreset) => unit === 'percent' && isLargeShare(amount, payingNow(split, bill))
  const first = isTooLarge(wanted) ? toPreset(initial) : wanted
  const isFit = !isTooSmall(first.amount, rules) && !isTooLarge(first)
  return {
    status: 'open',
    unit,
    base,
    presets: getPresets(presets, toPreset, rules),
    initial: isFit ? first : toPreset(0),
    typedIn: 'dollars',
    rules,
  }
}

/** The tips that a guest is offered at the table: a tip has only its minimum, with any gratuity in the bill (B §9). */
export const dinerTipOffer = (bill: TipBill, defaults: TipDefaults, split: Cents | null = null): TipOffer =>
  getTipOffer(bill, defaults, split, zeroCents)

/** The tips that a manager chooses from: the location's percentages of the part that this payment covers. */
export function managerTipOffer(bill: BaseBill, split: Cents | null, percents: readonly number[], isOptional: boolean): OpenTip {
  const base = getCoveredPart(bill.tipBase, bill, split)
  const rules: TipRules = {
    gratuity: zeroCents,
    canBeZero: isOptional,
    canBeEmpty: isOptional,
    messages: {
      empty: 'Tip amount is required',
      tooSmall: `A tip should be at least ${formatMoney(smallestTip, bill.currency)} and in the format ${formatMoney(zeroCents, bill.currency)}`,
    },
  }
  // Zero is a choice only where the tip may be left out.
  const values = isOptional && percents.length > 0 ? [0, ...percents] : percents
  const presets = getPresets(values, presetBy('percent', base, bill), rules)
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
export function getTip(chosen: ChosenTip | null, offer: TipOffer): Validated {
  if (offer.status === 'disabled') return valid(zeroCents)
  const { presets, initial, rules } = offer
  if (chosen === null && initial) return valid(initial.amount)
  if (chosen?.kind === 'preset') {
    const preset = presets.find(({ value }) => value === chosen.value)
    // The bill may have changed, and with it the presets.
    if (preset) return valid(preset.amount)
    return invalid(chosen.value === 0 ? rules.messages.empty : 'Choose a tip')
  }
  const amount = chosen?.amount ?? null
  if (amount === null) return rules.canBeEmpty ? valid(zeroCents) : invalid(rules.messages.empty)
  return isTooSmall(amount, rules) ? invalid(rules.messages.tooSmall) : valid(amount)
}
