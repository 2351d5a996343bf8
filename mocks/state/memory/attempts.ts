import * as z from 'zod/mini'
import { type Refused, catalogue, isRefused, refuse } from './refusal.ts'
import type { State } from './state.ts'
import type { Store } from './store.ts'

/** JSON of the wire. */
export type Answer = Readonly<Record<string, unknown>>

/** Charges, or does another write. */
type Charge = () => Answer | Refused

export function record(store: Store, key: string, settled: State['attempts'][string]): Answer {
  store.update(({ attempts }) => {
    attempts[key] = settled
  })
  return settled.answer
}

/**
 * Charges once for each idempotency key: a repeated request gets the first answer. A refusal settles nothing, so that the same key
 * may charge later. `request` is JSON, for `complete` to charge it where the bank asks the payer first.
 */
export function settleOnce(store: Store, key: string, charge: Charge, request?: Answer): Answer | Refused {
  const known = store.state.attempts[key]
  if (known) return known.refusal ?? known.answer
  const answer = charge()
  if (isRefused(answer)) return answer
  return record(store, key, { answer, ...(request && answer['outcome'] === 'requires_action' && { awaiting: request }) })
}

/** Like `settleOnce`, where a refusal is final too. */
export function settleFinally(store: Store, key: string, charge: Charge): Answer | Refused {
  const isNew = store.state.attempts[key] === undefined
  const settled = settleOnce(store, key, charge)
  if (isNew && isRefused(settled)) record(store, key, { answer: { outcome: 'refused', message: settled.message }, refusal: settled })
  return settled
}

/** Charges the attempt that waited for the payer's bank. */
export function complete(store: Store, key: string, charge: (request: Answer) => Answer | Refused): Answer | Refused {
  const known = store.state.attempts[key]
  if (!known) return refuse('There is no such payment.', 404)
  if (!known.awaiting) return known.refusal ?? known.answer
  const answer = charge(known.awaiting)
  return isRefused(answer) ? answer : record(store, key, { answer })
}

/** The answer of an attempt, or that it never arrived. */
export const lookUp = (store: Store, key: string): Answer => store.state.attempts[key]?.answer ?? { outcome: 'unknown' }

/** Closes an attempt without a final answer: from now on its key charges nothing. */
export function close(store: Store, key: string, refused: Refused = catalogue.paymentGivenUp): Answer {
  const known = store.state.attempts[key]
  return known && !known.awaiting ? known.answer : record(store, key, { answer: { outcome: 'closed' }, refusal: refused })
}

/** Notes whose attempt it is, where its request carried a token. */
export function notePayer(store: Store, key: string, bearer: string | null): void {
  const payer = store.state.sessions[bearer ?? '']
  const known = store.state.attempts[key]
  if (payer !== undefined && known !== undefined && known.payer === undefined) record(store, key, { ...known, payer })
}

/** Fields that tell of no person: the outcome, and what was charged. */
const ofNobody = new Set(['outcome', 'decline_code', 'client_secret', 'message', 'payment', 'purchase', 'amount_charged', 'pos_success'])

/** The answer about an attempt: of a person's only to them, and otherwise no more than its outcome and its charge. */
export function shownTo<Said extends Answer | Refused>(store: Store, key: string, bearer: string | null, answer: Said): Said | Answer {
  const payer = store.state.attempts[key]?.payer
  if (payer === undefined || isRefused(answer) || store.state.sessions[bearer ?? ''] === payer) return answer
  const shown: unknown = JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === '' || ofNobody.has(name) ? value : undefined,
  )
  return z.parse(z.record(z.string(), z.unknown()), shown)
}
