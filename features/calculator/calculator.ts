import { type Rules, type StateOf, type Step, type Wait, transitionBy } from '../shared/flow.ts'
import { type Cents, cents } from '../shared/money.ts'
import { writeSum } from '../shared/typedSum.ts'
import { clampSpend, readSpend } from './spend.ts'

/** What became of a typed amount that could not stand as it was. */
export type Notice =
  /** Less, or more, than is counted: the nearest that is stands in its place. */
  | 'raised'
  | 'lowered'
  /** No amount at all. */
  | 'unread'
  /** No amount at all, and the one before is back. */
  | 'restored'

type Standing = {
  /** The month of dining that is counted, in whole dollars. */
  readonly spend: Cents
  /** What stands in the field. */
  readonly text: string
}

/** Every state of the spend calculator (CAL-02). */
export type CalculatorState =
  | ({ readonly status: 'resting'; readonly notice: Notice | null } & Standing)
  /** The slider is on its way: what it passes is shown, and not yet read out. */
  | ({ readonly status: 'sliding' } & Standing)
  /** Typing has not rested: what is counted is still the amount before. */
  | ({ readonly status: 'typing' } & Standing)
export type CalculatorStatus = CalculatorState['status']

export type CalculatorEvent =
  | { readonly type: 'stopChosen'; readonly spend: Cents }
  | { readonly type: 'amountTyped'; readonly text: string }
  /** The slider, or typing, has rested for as long as it takes. */
  | { readonly type: 'rested' }
  /** The field was left, or its amount sent by Enter. */
  | { readonly type: 'amountLeft' }
  | { readonly type: 'reloaded' }

export type CalculatorCommand = Wait<CalculatorEvent>
export type CalculatorStep = Step<CalculatorState, CalculatorCommand>
type CalculatorRules = Rules<CalculatorState, CalculatorEvent, CalculatorCommand>
type State = CalculatorState

/** Milliseconds for which the slider rests before its news is read out. */
export const slideRest = 600
/** Milliseconds for which typing rests before an amount is counted: time for another digit. */
export const typeRest = 1_000

/** The month of dining that stands there at first. */
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

/** What was typed is counted, at the nearest amount that can be. */
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

/** The field was left: an amount stands in it, whatever was typed. */
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

/** What follows when an event meets a state. */
export const transition = transitionBy<CalculatorState, CalculatorEvent, CalculatorCommand>({ resting, sliding, typing })
