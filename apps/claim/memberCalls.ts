import * as accountApi from '../../features/account/api.ts'
import type { CallAnswer, Member } from '../../features/claim/claim.ts'
import { getMember } from '../../features/claim/member/api.ts'
import { answered } from '../../features/shared/api/answer.ts'
import type { Email } from '../../features/shared/contact/email.ts'
import { noOptOut, unreadOptOut } from '../../features/shared/member/optedOut.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'

/** Milliseconds for which a claim waits for the member's choices. */
const memberWithin = 3_000

/** Reads the token's member; null if that fails or takes long. */
export async function readMember(bearer: string, signal = new AbortController().signal): Promise<Member | null> {
  const answer = await call(getMember, {}, { signal: AbortSignal.any([AbortSignal.timeout(memberWithin), signal]), token: bearer })
  return answer.ok ? { token: bearer, ...answer.value } : null
}

export type SignIn = { readonly email: Email; readonly password: string; readonly sawOptOut: boolean }

/** What a member ticked counts if the form showed their opt-outs. If not, these are read. */
export async function signIn({ sawOptOut, ...user }: SignIn, options: CallOptions): Promise<CallAnswer<'signIn'>> {
  const answer = await call(accountApi.signIn, { body: { user } }, options)
  if (!answer.ok) return answer
  if (sawOptOut) return answered({ ...answer.value, optedOut: noOptOut })
  const member = await readMember(answer.value.user.token, options.signal)
  return answered({ ...answer.value, optedOut: member?.optedOut ?? unreadOptOut })
}
