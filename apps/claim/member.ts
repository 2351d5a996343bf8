import type { CallAnswer, Member } from '../../features/claim/claim.ts'
import { failed } from '../../features/shared/api/answer.ts'
import type { CallOptions } from '../runtime/api/call.ts'
import type { SignIn } from './memberCalls.ts'

/** Loaded when needed, because most guests are no members. Null if the script does not load. */
const memberCalls = () => import('./memberCalls.ts').catch(() => null)

/** The token's member; null if they cannot be read. */
export const memberOf = async (bearer: string, { signal }: { readonly signal: AbortSignal }): Promise<Member | null> =>
  (await memberCalls())?.readMember(bearer, signal) ?? null

export const signIn = async (member: SignIn, options: CallOptions): Promise<CallAnswer<'signIn'>> =>
  (await memberCalls())?.signIn(member, options) ?? failed({ kind: 'offline' })
