import type { Member } from '../../features/claim/claim.ts'
import { getMember } from '../../features/claim/member/api.ts'
import { call } from '../runtime/api/call.ts'

/** Milliseconds for which a claim waits for the member's choices. */
const memberWithin = 3_000

/** Reads the token's member; null if that fails or takes long. */
export async function readMember(bearer: string, signal: AbortSignal): Promise<Member | null> {
  const answer = await call(getMember, {}, { signal: AbortSignal.any([AbortSignal.timeout(memberWithin), signal]), token: bearer })
  return answer.ok ? answer.value : null
}
