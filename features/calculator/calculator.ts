import { plainText } from '../../ui/text/plainText.ts'
import type { StateOf } from '../shared/flow/flow.ts'
import { type Cents, type Currency, cents, formatMoneyShort } from '../shared/money/money.ts'
import { clampSpend, readSpend } from './spend.ts'

export type Notice =
  /** Below or above the limits: the nearest limit replaces it. */
  | 'raised'
  | 'lowered'
  /** No amount: the text stays, and the last amount counts. */
  | 'unread'

type Standing = {
  /** The counted monthly spend, in whole dollars. */
  readonly spend: Cents
  readonly currency: Currency
  readonly text: string
}

export type CalculatorState =
  | ({ readonly status: 'resting'; readonly notice: Notice | null } & Standing)
  /** The slider moves: its value is shown, but not announced yet. */
  | ({ readonly status: 'sliding' } & Standing)
  | ({ readonly status: 'typing' } & Standing)
export type CalculatorStatus = CalculatorState['status']

/** Milliseconds without a move before the slider's result is announced. */
export const slideRest = 600
/** Milliseconds without typing before the amount counts. */
export const typeRest = 1_000

export const firstSpend = cents(500_00)

type Resting = StateOf<CalculatorState, 'resting'>

export const restingAt = (spend: Cents, currency: Currency, notice: Notice | null = null): Resting => ({
  status: 'resting',
  spend,
  currency,
  text: formatMoneyShort(spend, currency),
  notice,
})

export const slidTo = ({ currency }: CalculatorState, spend: Cents): CalculatorState => ({
  status: 'sliding',
  spend,
  currency,
  text: formatMoneyShort(spend, currency),
})

export const typed = ({ spend, currency }: CalculatorState, text: string): CalculatorState => ({ status: 'typing', spend, currency, text })

function count(amount: Cents, currency: Currency): Resting {
  const spend = clampSpend(amount)
  if (spend === amount) return restingAt(spend, currency)
  return restingAt(spend, currency, spend > amount ? 'raised' : 'lowered')
}

/** The slider or the typing has rested. Typing may go on: a text that is no amount stays, and an empty field waits. */
export function rested(state: CalculatorState): CalculatorState {
  if (state.status === 'sliding') return restingAt(state.spend, state.currency)
  if (state.status === 'resting') return state
  const amount = readSpend(state.text)
  if (amount !== null) return count(amount, state.currency)
  return plainText(state.text) === '' ? state : { ...state, status: 'resting', notice: 'unread' }
}

/** The field lost focus, or Enter submitted it. An empty one shows the last amount again. */
export function left(state: CalculatorState): CalculatorState {
  if (state.status !== 'typing') return state
  return plainText(state.text) === '' ? restingAt(state.spend, state.currency) : rested(state)
}

/** The spend that a reload begins with. */
export const spendToSave = (state: CalculatorState): Cents => left(state).spend
