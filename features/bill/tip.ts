import { type Cents, cents, formatMoneyShort } from '../shared/money/money.ts'
import { least, minus, none, percentOf, portion, sumOf } from './share.ts'
import { payingNow } from './split.ts'
import { type Ticket, gratuityOf, hasGratuity } from './ticket.ts'
import type { TipHabit } from './tipHabit.ts'
import { type Check, type Typed, right, wrong } from './typed.ts'

export type TipUnit = 'percent' | 'dollars'

/** `value` is in percent or in dollars; `label` is `20%` or `$0.75`. */
export type TipPreset = { readonly value: number; readonly label: string; readonly amount: Cents }

/** What the tip step offers (POS-07). */
export type TipOffer =
  /** The restaurant takes no tip here: it is 'charged to your card on file'. */
  | { readonly status: 'disabled' }
  | {
      readonly status: 'open'
      readonly unit: TipUnit
      /** What the percentages refer to. */
      readonly base: Cents
      readonly presets: readonly TipPreset[]
      /** The tip that is selected at first. It may be none of the presets. */
      readonly initial: TipPreset
    }

type BaseBill = Pick<Ticket, 'total' | 'due' | 'tipBase'>
type TipBill = BaseBill & Pick<Ticket, 'taxes' | 'serviceCharges'>

/** What sets the tip that is selected at first. */
export type TipDefaults = {
  /** The restaurant's percentage; below zero it takes no tip. Null where it has none. */
  readonly defaultTip: number | null
  /** What the signed-in guest has set for themselves. */
  readonly habit: TipHabit
}

/** From this total on, presets are percentages. */
const percentFrom = cents(10_00)

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
 * What percentages of a tip refer to (POS-07, MGR-07): the part of `whole` that this payment covers. What others have paid, they
 * have tipped on.
 */
const coveredOf = (whole: Cents, { total, due }: BaseBill, split: Cents | null): Cents =>
  total === 0 ? whole : portion(whole, least(payingNow(split, { due }), total), total)

/** The base that the restaurant names, for the part of the bill that is paid now: a split, or all that is due. */
export const tipBaseOf = (bill: BaseBill, split: Cents | null): Cents => coveredOf(bill.tipBase, bill, split)

/** The base that the guest has chosen for themselves. */
function baseOf(bill: TipBill, { base }: TipHabit): Cents {
  switch (base) {
    case 'restaurant':
      return bill.tipBase
    case 'beforeTax':
      return least(bill.tipBase, minus(bill.total, sumOf(bill.taxes.map(({ amount }) => amount))))
    case 'total':
      return bill.total
  }
}

const smallestTip = cents(51)

/** A tip that no payment can carry. The gratuity of the bill counts as tip. */
const isTooSmall = (tip: Cents, gratuity: Cents): boolean => tip + gratuity > 0 && tip + gratuity < smallestTip

/**
 * What the tip step offers for a bill (POS-07). Defaults and habits are percentages, so they count in percent mode only, and not
 * on top of a gratuity. A preset that the check would refuse is left out.
 */
export function tipOfferOf(bill: TipBill, { defaultTip, habit }: TipDefaults): TipOffer {
  if (defaultTip !== null && defaultTip < 0) return { status: 'disabled' }
  const [unit, gratuity] = [unitOf(bill), gratuityOf(bill)]
  const hasDefaults = unit === 'percent' && !hasGratuity(bill)
  const base = coveredOf(hasDefaults ? baseOf(bill, habit) : bill.tipBase, bill, null)
  const { presets, initial } = valuesOf(unit, bill)
  const wanted = presetOf(unit, (hasDefaults ? (habit.percent ?? defaultTip) : null) ?? initial, base)
  return {
    status: 'open',
    unit,
    base,
    presets: presets.map((value) => presetOf(unit, value, base)).filter(({ amount }) => !isTooSmall(amount, gratuity)),
    initial: isTooSmall(wanted.amount, gratuity) ? presetOf(unit, 0, base) : wanted,
  }
}

/** Checks the tip that a diner typed (POS-08). An empty field is no tip of zero: zero is one tap away. */
export function checkTip(typed: Typed, gratuity: Cents): Check {
  if (typed === null || typed === 'unreadable') return wrong('Invalid tip format')
  return isTooSmall(typed, gratuity) ? wrong('Tip must be above $0.50') : right(typed)
}

/** The presets of a location, from its percentages (MGR-07). One that the check would refuse is left out. */
export const managerTipPresets = (percents: readonly number[], base: Cents): readonly TipPreset[] =>
  [...new Set(percents)].map((percent) => presetOf('percent', percent, base)).filter(({ amount }) => amount >= smallestTip)

/** Checks the tip that a manager typed (MGR-08). */
export function checkManagerTip(typed: Cents | null, tippingEnabled: boolean): Check {
  const isLeftOut = typed === null || typed === none
  if (isLeftOut && !tippingEnabled) return right(none)
  if (typed === null) return wrong('Tip amount is required')
  return typed < smallestTip ? wrong('A tip should be at least $0.51 and in the format $0.00') : right(typed)
}

const largeBill = cents(200_00)
const alwaysHigh = cents(1_000_00)

/** A tip that is confirmed before it is paid: above the bill, above half of a bill beyond $200, and always above $1,000 (MGR-18). */
export const isHighTip = (tip: Cents, bill: Cents): boolean => tip > alwaysHigh || tip > (bill > largeBill ? bill / 2 : bill)
