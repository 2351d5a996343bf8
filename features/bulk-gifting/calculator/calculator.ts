import type { Country } from '../../../themes/enterprise.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import { typedWhole } from '../../shared/money/typedSum.ts'
import type { GiftTerms, GiftTiers } from '../terms.ts'
import type { Stops } from '../../../ui/Slider/stops.ts'
import { scaleEnd } from '../../../ui/TierBar/tiers.ts'

/** Most digits of each field (B §5). */
export const mostDigits = { recipients: 5, amount: 5, budget: 7 } as const

export type CalculatorState = {
  /** As typed: digits, or a text that is no whole number and counts as none. */
  readonly recipients: string
  readonly choice: Cents | 'custom'
  /** Whole dollars, as typed. */
  readonly custom: string
  /** Whole dollars, as typed; null while it follows from the others. */
  readonly budget: string | null
}

export type CalculatorEvent =
  | { readonly type: 'recipientsTyped'; readonly text: string }
  | { readonly type: 'presetChosen'; readonly choice: Cents | 'custom' }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'budgetTyped'; readonly text: string }

export const firstState = ({ preset }: GiftTerms): CalculatorState => ({ recipients: '125', choice: preset, custom: '', budget: null })

/** The digits of a whole number that the field has room for; null for any other text. */
export function typedDigits(text: string, most: number): string | null {
  const digits = typedWhole(text)
  return digits !== null && digits.length <= most ? digits : null
}

/** Longer text is no number. */
const longestText = 20

/**
 * The text of a field after this was typed: a whole number as its digits, and any other text as it is. To refuse a point or a sign
 * would change the number that is typed next. Null if the number has too many digits: the field keeps its text.
 */
export function fieldText(text: string, most: number): string | null {
  const digits = typedWhole(text)
  return digits === null ? text.slice(0, longestText) : typedDigits(digits, most)
}

/** Why a field's text does not count; null if it does, or nothing is typed. */
export const notWhole = (text: string, example: string): string | undefined =>
  /^\d*$/.test(text) ? undefined : `Enter a whole number, such as ${example}.`

export const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : 0)

/** The amount for each recipient; null while nothing is typed. */
export function getAmount({ choice, custom }: Pick<CalculatorState, 'choice' | 'custom'>): Cents | null {
  if (choice !== 'custom') return choice
  return numberIn(custom) > 0 ? cents(numberIn(custom) * 100) : null
}

/** Recipients times amount (B §4.2); nothing while a field has no whole number. */
export const getValue = (state: CalculatorState): Cents =>
  cents(notWhole(state.budget ?? '', '') === undefined ? numberIn(state.recipients) * (getAmount(state) ?? 0) : 0)

/** The budget that is shown: the typed one, or else the gift value, if there is one. A number has its sign. */
export function budgetText(state: CalculatorState): string {
  const text = state.budget ?? (getValue(state) === 0 ? '' : String(getValue(state) / 100))
  return /^\d/.test(text) ? `$${text}` : text
}

const hasBudget = ({ budget }: CalculatorState): boolean => budget !== null && budget !== ''

/** The part of a typed budget that is less than one more gift. */
export const getLeftOver = (state: CalculatorState): Cents =>
  cents(getValue(state) === 0 || !hasBudget(state) ? 0 : numberIn(state.budget ?? '') * 100 - getValue(state))

/** Why the order cannot be started yet, at the field that has to be corrected. */
export function problemsIn(state: CalculatorState): Readonly<Record<'recipients' | 'custom' | 'budget', string | undefined>> {
  const { recipients, custom, budget } = state
  const [isBudgeted, amount, isNobody] = [hasBudget(state), getAmount(state), numberIn(recipients) === 0]
  return {
    recipients: notWhole(recipients, '125') ?? (isNobody && !isBudgeted ? 'Enter how many people get a gift.' : undefined),
    custom: notWhole(custom, '40') ?? (amount === null && (isBudgeted || custom !== '') ? 'Enter an amount.' : undefined),
    budget: notWhole(budget ?? '', '12500') ?? (isBudgeted && isNobody && amount !== null ? 'This is less than one gift.' : undefined),
  }
}

/** As many recipients as the budget pays for, as far as their field has room. */
const recipientsFor = (budget: string, amount: Cents | null): string =>
  amount === null ? '' : String(Math.min(Math.floor((Number(budget) * 100) / amount), 10 ** mostDigits.recipients - 1))

/** A typed budget is for as many recipients as it pays for. An empty one, or what is no number, changes none. */
const withBudget = (state: CalculatorState): CalculatorState =>
  /^\d+$/.test(state.budget ?? '') ? { ...state, recipients: recipientsFor(state.budget ?? '', getAmount(state)) } : state

export function calculate(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'recipientsTyped': {
      const recipients = fieldText(event.text, mostDigits.recipients)
      return recipients === null ? state : { ...state, recipients, budget: null }
    }
    case 'presetChosen':
      return withBudget({ ...state, choice: event.choice })
    case 'amountTyped': {
      const custom = fieldText(event.text, mostDigits.amount)
      return custom === null ? state : withBudget({ ...state, custom })
    }
    case 'budgetTyped': {
      const budget = fieldText(event.text, mostDigits.budget)
      return budget === null ? state : withBudget({ ...state, budget })
    }
  }
}

/** The numbers of recipients on a slider: as far as the last discount begins, or farther, so that it holds the present number. */
export function recipientStops(state: CalculatorState, tiers: GiftTiers): Stops {
  const amount = getAmount(state) ?? 100_00
  const most = Math.min(Math.ceil(scaleEnd(tiers, numberIn(state.recipients) * amount) / amount), 10 ** mostDigits.recipients - 1)
  const steps = Math.min(Math.max(most, 2), 500)
  return [1, 2, ...Array.from({ length: steps - 2 }, (_, index) => Math.round(((index + 3) * most) / steps))]
}

type Start = {
  readonly country: Country
  /** The gift value: the order takes the discount off by itself. */
  readonly spend: Cents
  /** The query of the page, which goes with it: a campaign, for example. */
  readonly query: string
  readonly domain: string
}

const textFromCents = (spend: Cents): string => (spend / 100).toFixed(2).replace('.00', '')

/**
 * The first page of an order: the site's checkout with the page's query; in New Zealand the business host, with the amount
 * alone.
 */
export function startOrderHref({ country, spend, query, domain }: Start): string {
  if (country === 'NZ') return `https://business.${domain}/checkout/?spend=${textFromCents(spend)}`
  const carried = new URLSearchParams(query)
  carried.set('spend', textFromCents(spend))
  return `checkout?${carried}`
}
