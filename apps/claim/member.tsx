import type { ReactNode } from 'react'
import * as accountApi from '../../features/account/api.ts'
import { type Member, getMember } from '../../features/claim/member/api.ts'
import { answered } from '../../features/shared/api/answers/answer.ts'
import type { Email } from '../../features/shared/contact/email.ts'
import { type OptedOut, noOptOut, unreadOptOut } from '../../features/shared/member/optedOut.ts'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { call } from '../runtime/api/call.ts'
import { withSession } from '../runtime/api/callSignedIn.ts'

type Props = { readonly children: (member: Member | null) => ReactNode }

function ReadMember({ children }: Props) {
  const { read } = useRead(getMember, {})
  return children(read.status === 'ready' ? read.value : null)
}

/** Reads the signed-in member for the page. Null while they are being read, or if that fails. */
export const AsMember = (props: Props) => (
  <Reads>
    <ReadMember {...props} />
  </Reads>
)

/** Milliseconds for which a claim waits for the member's choices. */
const memberWithin = 3_000

/** Reads the choices of a member who was not shown them; if that fails or takes long, nobody is opted in. */
async function readOptOut(token: string, signal: AbortSignal): Promise<OptedOut> {
  const answer = await call(getMember, {}, { signal: AbortSignal.any([AbortSignal.timeout(memberWithin), signal]), token })
  return answer.ok ? answer.value.optedOut : unreadOptOut
}

type SignIn = { readonly email: Email; readonly password: string; readonly sawOptOut: boolean }

/** Signs in for this claim alone. What a member ticked counts if the form showed their opt-outs. If not, these are read. */
export async function signIn({ sawOptOut, ...user }: SignIn, options: { readonly signal: AbortSignal }) {
  const answer = await call(accountApi.signIn, { body: { user } }, options)
  if (!answer.ok) return answer
  const { token } = answer.value.user
  return answered({ token, optedOut: sawOptOut ? noOptOut : await readOptOut(token, options.signal) })
}

export const withTheirSession: typeof withSession = (send) => withSession(send)
