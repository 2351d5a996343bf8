import { getTipHabit } from '../../../features/bill/api.ts'
import { type TipHabit, noHabit } from '../../../features/bill/reading/tipHabit.ts'
import { callSignedIn } from '../api/callSignedIn.ts'

/** Milliseconds that a bill waits for the habit. */
const within = 2_000

/** How the signed-in guest tips. A habit that comes late is not worth waiting for: without it the bill can be paid as well. */
export async function readTipHabit(signal?: AbortSignal): Promise<TipHabit> {
  const soon = AbortSignal.any([AbortSignal.timeout(within), ...(signal ? [signal] : [])])
  const answer = await callSignedIn(getTipHabit, {}, { signal: soon })
  return answer.ok ? answer.value : noHabit
}
