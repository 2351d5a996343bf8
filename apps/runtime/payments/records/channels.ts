import {
  type Made,
  type PaidByOther,
  type LookedUp,
  type ClosedOr,
  type PaymentTypes,
  madeOf,
} from '../../../../features/payment/attempt/attempt.ts'
import type { ChannelName } from '../../../../features/payment/channel.ts'
import { type Answer, answered, failed } from '../../../../features/shared/api/answers/answer.ts'
import { type CallOptions, call } from '../../api/call.ts'
import type { AttemptEndpoint } from '../byKey.ts'
import { entries } from './entries.ts'

// The look-up and the close of an attempt, from the page of any other channel. A new surface that pays does not compile without.

type Ask<Found> = (key: string, options: CallOptions) => Promise<Answer<Found>>
type Receipt = PaymentTypes['receipt']
type Calls = { readonly lookUp: Ask<LookedUp<Receipt>>; readonly close: Ask<ClosedOr<Receipt>> }

/** Asks by the key alone: the token of this page may be another audience's, and a page shows no more than anybody may know. */
const withoutToken =
  <Said>(endpoint: AttemptEndpoint<Said>): Ask<Said> =>
  (key, options) =>
    call(endpoint, { path: { key } }, { ...options, key })

/** Only its own audience may ask, so on another page the outcome stays unknown. */
const ofItsAudience = (): Promise<null> => Promise.resolve(null)

const callsOf: { readonly [C in ChannelName]: () => Promise<Calls | null> } = {
  hosted: async () => {
    const { lookUpPayment, closePayment } = await import('../../../../features/pos/api.ts')
    return { lookUp: withoutToken(lookUpPayment), close: withoutToken(closePayment) }
  },
  diner: async () => {
    const { lookUpPayment, closePayment } = await import('../../../../features/diner/api.ts')
    return { lookUp: withoutToken(lookUpPayment), close: withoutToken(closePayment) }
  },
  managers: ofItsAudience,
  // Nothing else is sold there: no other page asks.
  purchase: ofItsAudience,
  order: ofItsAudience,
  refund: ofItsAudience,
}

type Other = { readonly outcome: string }
const isMade = (found: Other): found is { readonly outcome: 'paid'; readonly receipt: Receipt } => found.outcome === 'paid'

/** Asks the channel that has sent this attempt; null where this page's own has, or no entry says who. */
export function elsewhere(own: ChannelName, key: string) {
  const channel = (entries.find(key) ?? entries.markFor(key))?.channel ?? own
  if (channel === own) return null
  async function ask<Found extends Other>(
    by: (calls: Calls) => Promise<Answer<Found>>,
  ): Promise<Answer<Exclude<Found, { outcome: 'paid' }> | PaidByOther>> {
    const calls = await callsOf[channel]().catch(() => null)
    if (!calls) return failed({ kind: 'malformed' })
    const answer = await by(calls)
    if (!answer.ok) return answer
    const { value } = answer
    if (isMade(value)) return answered({ outcome: 'paidByOther', made: madeOf(value.receipt) satisfies Made })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other outcomes, which TypeScript does not exclude from a type parameter
    return answered(value as Exclude<Found, { outcome: 'paid' }>)
  }
  return {
    lookUp: (options: CallOptions) => ask(({ lookUp }) => lookUp(key, options)),
    close: (options: CallOptions) => ask(({ close }) => close(key, options)),
  }
}
