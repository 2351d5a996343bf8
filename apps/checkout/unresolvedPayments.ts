import * as z from 'zod/mini'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { PurchaseReference } from '../../features/checkout/unresolved.ts'
import { unresolvedOf } from '../../features/checkout/unresolvedOf.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

const reference = z.object({ option: z.object({ kind: z.literal(['ico', 'gco']), id: z.string() }), buyer: z.optional(z.string()) })

const records = createAttemptRecords<PurchaseReference>('unresolved', reference, ({ option: { kind, id }, buyer }) =>
  JSON.stringify([kind, id, buyer]),
)

/** This device's attempts to pay for an option, without a known outcome. */
export const unresolvedPayments = records.list

export const { newKey, sendAlone } = records

export type CheckoutWatch = {
  /** The checkout has come to a state; its commands are carried out next. */
  readonly saved: (state: CheckoutState) => void
  /** The buyer sees the state. */
  readonly shown: (state: CheckoutState) => void
}

/** Records each attempt of a visit before it is sent, until the page has shown its outcome. */
export function watchAttempts(visit: string): CheckoutWatch {
  const { saved, shown } = records.watch(visit)
  return {
    saved: (state) => saved(unresolvedOf(state), { isEarlier: state.status === 'unresolvedPayment' }),
    shown: (state) => {
      if (unresolvedOf(state) === null) shown({ isPaid: 'purchase' in state })
    },
  }
}
