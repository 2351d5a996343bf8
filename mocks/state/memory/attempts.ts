import * as z from 'zod/mini'
import { type Refused, catalogue, isRefused, refuse } from './refusal.ts'
import type { State } from './state.ts'
import type { Store } from './store.ts'

/** JSON of the wire. */
export type Answer = Readonly<Record<string, unknown>>

/** A request that may wait for the payer's bank, as JSON. `of`: who charges it then. */
export type Awaiting = Answer & { readonly of: 'check' | 'order' | 'purchase' | 'table' }

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
 * may charge later. `complete` charges `request` where the bank asks the payer first.
 */
export function settleOnce(store: Store, key: string, charge: Charge, request?: Awaiting): Answer | Refused {
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
export function lookUp(store: Store, key: string): Answer {
  const known = store.state.attempts[key]
  if (known === undefined) return { outcome: 'unknown' }
  const { data } = z.safeParse(lateTill, known.answer)
  // By the time of a look-up such a till has heard of the payment.
  return data ? record(store, key, { ...known, answer: { ...data, payment: { ...data.payment, pos_success: true } } }) : known.answer
}

const lateTill = z.looseObject({ payment: z.looseObject({ pos_success: z.literal(false) }) })

/** Closes an attempt without a final answer: from now on its key charges nothing. */
export function close(store: Store, key: string): Answer {
  const known = store.state.attempts[key]
  return known && !known.awaiting ? lookUp(store, key) : record(store, key, { answer: { outcome: 'closed' }, refusal: catalogue.givenUp })
}

/** Notes whose attempt it is, where its request carried a token. */
export function notePayer(store: Store, key: string, bearer: string | null): void {
  const payer = store.state.sessions[bearer ?? '']
  const known = store.state.attempts[key]
  if (payer !== undefined && known !== undefined && known.payer === undefined) record(store, key, { ...known, payer })
}

const shown = z.object({
  payment: z.optional(z.object({ amount_charged: z.unknown(), pos_success: z.unknown() })),
  purchase: z.optional(z.object({ amount_charged: z.unknown() })),
})

/** The answer about an attempt: of a person's only to them, and otherwise no more than its outcome and its charge. */
export function shownTo<Said extends Answer | Refused>(store: Store, key: string, bearer: string | null, answer: Said): Said | Answer {
  const payer = store.state.attempts[key]?.payer
  if (payer === undefined || isRefused(answer) || store.state.sessions[bearer ?? ''] === payer) return answer
  const { payment, purchase } = z.parse(shown, answer)
  return {
    ...answer,
    ...(payment && { payment: { ...payment, pos_success: Boolean(payment.pos_success) } }),
    ...(purchase && { purchase }),
  }
}
