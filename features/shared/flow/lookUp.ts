import type { Answer, Failure } from '../api/answers/answer.ts'
import type { Step } from './flow.ts'

// One way to settle a write that may have happened: a payment, an attempt of an earlier visit, a claim.

/**
 * `asking`: it is looked up. `closing`: the server must rule it out. `unreachable`: no answer. `noFinalAnswer`: the
 * answer did not settle it. `notFound`: it has not arrived so far, but still may.
 */
export type LookUp = 'asking' | 'closing' | 'unreachable' | 'noFinalAnswer' | 'notFound'

type Rest = 'unreachable' | 'noFinalAnswer' | 'notFound'

type Options<State extends { readonly lookUp: LookUp }, Next, Command, Found, Why> = {
  readonly at: (state: State, lookUp: 'asking' | Rest) => State
  readonly ask: (state: State) => Command
  /** The step after an answer, or that it settles nothing. */
  readonly found: (state: State, found: Found) => Step<Next, Command> | 'noFinalAnswer' | 'notFound'
  /** A close ends the write for good, so that another may be made. */
  readonly close?: {
    readonly at: (state: State, why: Why) => State
    readonly command: (state: State) => Command
    /** The reason to close a write at once that has not arrived; null: the person decides. */
    readonly unarrived: Why | null
  }
}

export const unanswered = ({ kind }: Failure): 'unreachable' | 'noFinalAnswer' =>
  kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noFinalAnswer'

/** Whether the person can only wait. */
export const isLookingUp = (lookUp: LookUp): boolean => lookUp === 'asking' || lookUp === 'closing'

/** The steps of a look-up, in a flow with further states (`All`). The answer to an earlier look-up changes nothing. */
export function lookUpSteps<State extends All & { readonly lookUp: LookUp }, All, Command, Found, Why = never>(
  options: Options<State, All, Command, Found, Why>,
) {
  type Next = Step<All, Command>

  const ask = (state: State): Next => [options.at(state, 'asking'), options.ask(state)]

  const close = (state: State, why: Why): Next => (options.close ? [options.close.at(state, why), options.close.command(state)] : [state])

  function settle(state: State, answer: Answer<Found>): Next {
    if (!answer.ok) return [options.at(state, unanswered(answer.failure))]
    const next = options.found(state, answer.value)
    if (typeof next !== 'string') return next
    const why = options.close?.unarrived ?? null
    return next === 'notFound' && state.lookUp === 'asking' && why !== null ? close(state, why) : [options.at(state, next)]
  }

  return {
    ask,
    close,
    lookedUp: (state: State, answer: Answer<Found>): Next => (state.lookUp === 'asking' ? settle(state, answer) : [state]),
    closed: (state: State, answer: Answer<Found>): Next => (state.lookUp === 'closing' ? settle(state, answer) : [state]),
    /** It has not arrived, and shall not. */
    givenUp: (state: State, why: Why): Next => (state.lookUp === 'notFound' ? close(state, why) : [state]),
    /** Looks it up again, unless that is under way. */
    retried: (state: State): Next => (isLookingUp(state.lookUp) ? [state] : ask(state)),
  }
}
