import { type Rules, type StateOf, type Step, type Wait, transitionBy } from '../shared/flow/flow.ts'
import { type Cents, cents } from '../shared/money/money.ts'
import { writeSum } from '../shared/money/typedSum.ts'
import { clampSpend, readSpend } from './spend.ts'

/** Why a typed amount was replaced or not counted. */
export type Notice =
  /** Below or above the limits: the nearest limit replaces it. */
  | 'raised'
  | 'lowered'
  /** No amount. */
  | 'unread'
  /** No amount; the last one was restored. */
  | 'restored'

type Standing = {
  /** The counted monthly spend, in whole dollars. */
  readonly spend: Cents
  /** The text of the field. */
  readonly text: string
}

export type CalculatorState =
  | ({ readonly status: 'resting'; readonly notice: Notice | null } & Standing)
  /** The slider moves: its value is shown, but not announced yet. */
  | ({ readonly status: 'sliding' } & Standing)
  /** The visitor types: the last amount still counts. */
  | ({ readonly status: 'typing' } & Standing)
export type CalculatorStatus = CalculatorState['status']

export type CalculatorEvent =
  | { readonly type: 'stopChosen'; readonly spend: Cents }
  | { readonly type: 'amountTyped'; readonly text: string }
  /** The slider or the typing has rested. */
  | { readonly type: 'rested' }
  /** The field lost focus, or Enter submitted it. */
  | { readonly type: 'amountLeft' }
  | { readonly type: 'reloaded' }

export type CalculatorCommand = Wait<CalculatorEvent>
export type CalculatorStep = Step<CalculatorState, CalculatorCommand>
type CalculatorRules = Rules<CalculatorState, CalculatorEvent, CalculatorCommand>
type State = CalculatorState

/** Milliseconds without a move before the slider's result is announced. */
export const slideRest = 600
/** Milliseconds without typing before the amount counts. */
export const typeRest = 1_000

export const firstSpend = cents(500_00)

const restingAt = (spend: Cents, notice: Notice | null = null): StateOf<State, 'resting'> => ({
  status: 'resting',
  spend,
  text: writeSum(spend),
  notice,
})

export const begin = (): CalculatorStep => [restingAt(firstSpend)]

const restAfter = (ms: number): CalculatorCommand => ({ type: 'wait', ms, then: { type: 'rested' } })

const slide = (_: State, { spend }: { readonly spend: Cents }): CalculatorStep => [
  { status: 'sliding', spend, text: writeSum(spend) },
  restAfter(slideRest),
]

const type = ({ spend }: State, { text }: { readonly text: string }): CalculatorStep => [
  { status: 'typing', spend, text },
  restAfter(typeRest),
]

/** Counts the typed amount, clamped to the limits. */
function count(typed: Cents): CalculatorState {
  const spend = clampSpend(typed)
  if (spend === typed) return restingAt(spend)
  return restingAt(spend, spend > typed ? 'raised' : 'lowered')
}

/** Typing has rested, but may go on: what is no amount stays, and an empty field waits. */
function rest(state: StateOf<State, 'typing'>): CalculatorState {
  const typed = readSpend(state.text)
  if (typed !== null) return count(typed)
  return state.text.trim() === '' ? state : { ...state, status: 'resting', notice: 'unread' }
}

/** The field was left, so it must hold an amount. */
function leave({ spend, text }: State): CalculatorState {
  const typed = readSpend(text)
  if (typed !== null) return count(typed)
  return restingAt(spend, text.trim() === '' ? null : 'restored')
}

const resting: CalculatorRules['resting'] = {
  stopChosen: slide,
  amountTyped: type,
  amountLeft: (state) => (state.notice === 'unread' ? [leave(state)] : [state]),
}

const sliding: CalculatorRules['sliding'] = {
  stopChosen: slide,
  amountTyped: type,
  rested: ({ spend }) => [restingAt(spend)],
  reloaded: ({ spend }) => [restingAt(spend)],
}

const typing: CalculatorRules['typing'] = {
  stopChosen: slide,
  amountTyped: type,
  rested: (state) => [rest(state)],
  amountLeft: (state) => [leave(state)],
  reloaded: (state) => [leave(state)],
}

export const transition = transitionBy<CalculatorState, CalculatorEvent, CalculatorCommand>({ resting, sliding, typing })
