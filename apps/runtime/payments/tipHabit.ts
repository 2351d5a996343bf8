import { getTipHabit } from '../../../features/bill/api.ts'
import { type TipHabit, noHabit } from '../../../features/bill/reading/tipHabit.ts'
import { call } from '../api/call.ts'
import { token } from '../session/token.ts'

/** Milliseconds that a bill waits for the habit. */
const within = 2_000

/** How the signed-in guest tips. A habit that comes late is not worth waiting for: without it the bill can be paid as well. */
export async function readTipHabit(signal?: AbortSignal): Promise<TipHabit> {
  const bearer = token()
  if (bearer === null) return noHabit
  const soon = AbortSignal.any([AbortSignal.timeout(within), ...(signal ? [signal] : [])])
  const answer = await call(getTipHabit, {}, { signal: soon, token: bearer })
  return answer.ok ? answer.value : noHabit
}
