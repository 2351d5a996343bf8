import type { ClosedOr, ForeignPaid, LookedUp, Made } from '../../../../features/payment/attempt/attempt.ts'
import { type Answer, answered, failed } from '../../../../features/shared/api/answers/answer.ts'
import { type CallOptions, call } from '../../api/call.ts'
import type { AttemptEndpoint } from '../byKey.ts'

// The surfaces that pay a bill. Each finds the open attempts of the others, and looks them up by the calls of the one that sent them.

type Ask<Found> = (key: string, options: CallOptions) => Promise<Answer<Found>>
type Calls = { readonly lookUp: Ask<LookedUp<Made>>; readonly close: Ask<ClosedOr<Made>> }

/** Asks by the key alone: the token of this page may be another audience's, and a page shows no more than anybody may know. */
const withoutToken =
  <Said>(endpoint: AttemptEndpoint<Said>): Ask<Said> =>
  (key, options) =>
    call(endpoint, { path: { key } }, { ...options, key })

const hosted = async (): Promise<Calls> => {
  const { lookUpPayment, closePayment } = await import('../../../../features/pos/api.ts')
  return { lookUp: withoutToken(lookUpPayment), close: withoutToken(closePayment) }
}
const diner = async (): Promise<Calls> => {
  const { lookUpPayment, closePayment } = await import('../../../../features/diner/api.ts')
  return { lookUp: withoutToken(lookUpPayment), close: withoutToken(closePayment) }
}
/** Only a manager may ask, so on a guest's page the outcome stays unknown. */
const managers = (): Promise<null> => Promise.resolve(null)

/** By the name of a surface's records in the storage. */
const callsOf: ReadonlyMap<string, () => Promise<Calls | null>> = new Map<string, () => Promise<Calls | null>>([
  ['pos.unresolved', hosted],
  ['diner.unresolved', diner],
  ['managers.unresolved', managers],
])

/** The names of all records that may be of the same bill; a thing of another kind is paid by one surface alone. */
export const channelsWith = (name: string): readonly string[] => (callsOf.has(name) ? [...callsOf.keys()] : [name])

/** Whether a guest's page can look up the attempts of this channel. */
export const isOpenToGuests = (channel: string): boolean => callsOf.get(channel) !== managers

type Found = { readonly outcome: string }
type Paid = { readonly outcome: 'paid'; readonly receipt: Made }
const isPaid = (found: Found): found is Paid => found.outcome === 'paid'

/** Asks about an attempt that another surface has sent. */
async function askForeign<Other extends Found>(
  channel: string,
  ask: (calls: Calls) => Promise<Answer<Paid | Other>>,
): Promise<Answer<Other | ForeignPaid>> {
  const calls = await callsOf
    .get(channel)?.()
    .catch(() => null)
  if (!calls) return failed({ kind: 'malformed' })
  const answer = await ask(calls)
  if (!answer.ok) return answer
  if (!isPaid(answer.value)) return answered(answer.value)
  const { charged, posInformed } = answer.value.receipt
  return answered({ outcome: 'foreignPaid', charged, posInformed })
}

export const lookUpForeign = (channel: string, key: string, options: CallOptions) =>
  askForeign<Exclude<LookedUp<never>, Paid>>(channel, ({ lookUp }) => lookUp(key, options))
export const closeForeign = (channel: string, key: string, options: CallOptions) =>
  askForeign<Exclude<ClosedOr<never>, Paid>>(channel, ({ close }) => close(key, options))
