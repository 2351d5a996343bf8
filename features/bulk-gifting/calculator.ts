import { type Cents, cents } from '../shared/money/money.ts'
import type { GiftTerms } from './terms.ts'

/** Most digits of each field (B §5). */
export const mostDigits = { recipients: 5, amount: 5, budget: 7 } as const

export type CalculatorState = {
  /** Digits, as typed. */
  readonly recipients: string
  /** A preset, or `custom`. */
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
  | { readonly type: 'budgetLeft' }

export const firstState = ({ preset }: GiftTerms): CalculatorState => ({ recipients: '125', choice: preset, custom: '', budget: null })

/**
 * The digits of a typed whole number; null for any other text, such as `12.5` or `-3`, and for one with too many digits. Null
 * changes nothing: to drop a sign or a point would make another number.
 */
export function typedDigits(text: string, most: number): string | null {
  const digits = text.replaceAll(/[\s,]|^(?:NZ)?\$/g, '').replace(/^0+(?=\d)/, '')
  return /^\d*$/.test(digits) && digits.length <= most ? digits : null
}

/** What one recipient gets; null while nothing is typed. */
export function amountOf({ choice, custom }: Pick<CalculatorState, 'choice' | 'custom'>): Cents | null {
  if (choice !== 'custom') return choice
  return Number(custom) > 0 ? cents(Number(custom) * 100) : null
}

/** Recipients times amount (B §4.2). */
export const valueOf = (state: CalculatorState): Cents => cents(Number(state.recipients) * (amountOf(state) ?? 0))

/** The budget that is shown: what is typed, or else the gift value. */
export const budgetText = (state: CalculatorState): string => state.budget ?? String(valueOf(state) / 100)

/** As many recipients as the budget pays for, as far as their field has room. */
const recipientsFor = (budget: string, amount: Cents | null): string =>
  amount === null ? '' : String(Math.min(Math.floor((Number(budget) * 100) / amount), 10 ** mostDigits.recipients - 1))

export function calculate(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'recipientsTyped': {
      const recipients = typedDigits(event.text, mostDigits.recipients)
      return recipients === null ? state : { ...state, recipients, budget: null }
    }
    case 'presetChosen':
      return { ...state, choice: event.choice, budget: null }
    case 'amountTyped': {
      const custom = typedDigits(event.text, mostDigits.amount)
      return custom === null ? state : { ...state, custom, budget: null }
    }
    case 'budgetTyped': {
      const budget = typedDigits(event.text, mostDigits.budget)
      return budget === null ? state : { ...state, budget, recipients: recipientsFor(budget, amountOf(state)) }
    }
    case 'budgetLeft':
      return { ...state, budget: null }
  }
}
