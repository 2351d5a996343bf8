import type * as z from 'zod/mini'
import type { Charge, ClosedOr, LookedUp } from '../../../features/payment/attempt/attempt.ts'
import { type ChannelName, channelFacts } from '../../../features/payment/channel.ts'
import { type Answer, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint } from '../../../features/shared/api/endpoint.ts'
import { type CallOptions, call } from '../api/call.ts'
import { callSignedIn } from '../api/callSignedIn.ts'

type AttemptEndpoint<Said> = Endpoint<`${string}{key}${string}`, z.ZodMiniType<Said>, undefined, undefined>

type AttemptCalls<Request, Read> = {
  readonly send: (request: Request, options: CallOptions) => Promise<Answer<Charge<Read>>>
  readonly complete: AttemptEndpoint<Charge<Read>>
  readonly lookUp: AttemptEndpoint<LookedUp<Read>>
  readonly close: AttemptEndpoint<ClosedOr<Read>>
}

type Records = { readonly channel: ChannelName; readonly isOwn: (key: string) => boolean }

type Other = { readonly outcome: string }
type Made<Receipt> = { readonly outcome: 'paid'; readonly receipt: Receipt }

/** The answer about an attempt, with the receipt that the surface makes of what it reads; null of what proves nothing about it. */
async function withReceipt<Read, Receipt, Said extends Other>(
  asked: Promise<Answer<Made<Read> | Said>>,
  toReceipt: (read: Read) => Receipt | null,
): Promise<Answer<Made<Receipt> | Said>> {
  const isMade = (value: Made<Read> | Said): value is Made<Read> => value.outcome === 'paid'
  const answer = await asked
  if (!answer.ok) return answer
  const { value } = answer
  if (!isMade(value)) return answered(value)
  const receipt = toReceipt(value.receipt)
  return receipt === null ? failed({ kind: 'malformed' }) : answered({ outcome: 'paid', receipt })
}

/**
 * Asks about an attempt, which its key names. A guest may ask too, so there a token that has ended is left out. What another channel has
 * sent is asked for without one: it may be another audience's, and this page shows no more than anybody may know.
 */
export const byKey =
  ({ channel, isOwn }: Records) =>
  <Said>(endpoint: AttemptEndpoint<Said>, key: string, options: CallOptions): Promise<Answer<Said>> => {
    const input = { path: { key } }
    if (!isOwn(key)) return call(endpoint, input, { ...options, key })
    const isGuests = channelFacts[channel].audience === 'member'
    return callSignedIn({ ...endpoint, auth: isGuests ? 'optional' : 'required' }, input, { ...options, key, orAsGuest: isGuests })
  }

/**
 * The calls of a channel about its attempts, and about those of others that come first on its pages. An answer to any of them that names
 * another thing than the attempt's is none about it: `receiptOf` makes null of it.
 */
export function attemptApi<Request extends { readonly key: string }, Read, Receipt>(
  records: Records,
  { send, complete, lookUp, close }: AttemptCalls<Request, Read>,
  receiptOf: (key: string) => (read: Read) => Receipt | null,
) {
  const ask = byKey(records)
  return {
    send: (request: Request, options: CallOptions) => withReceipt(send(request, options), receiptOf(request.key)),
    complete: (key: string, options: CallOptions) => withReceipt(ask(complete, key, options), receiptOf(key)),
    lookUp: (key: string, options: CallOptions) => withReceipt(ask(lookUp, key, options), receiptOf(key)),
    close: (key: string, options: CallOptions) => withReceipt(ask(close, key, options), receiptOf(key)),
  }
}
