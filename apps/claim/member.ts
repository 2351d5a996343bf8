import type { CallAnswer } from '../../features/claim/claim.ts'
import { failed } from '../../features/shared/api/answer.ts'
import type { CallOptions } from '../runtime/api/call.ts'
import type { SignIn } from './memberCalls.ts'

/** Loaded when needed, because most guests are no members. Null if the script does not load. */
export const memberCalls = () => import('./memberCalls.ts').catch(() => null)

export const signIn = async (member: SignIn, options: CallOptions): Promise<CallAnswer<'signIn'>> =>
  (await memberCalls())?.signIn(member, options) ?? failed({ kind: 'offline' })
