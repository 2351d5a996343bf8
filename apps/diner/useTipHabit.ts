import useSWR from 'swr'
import { getTipHabit } from '../../features/bill/api.ts'
import type { TipHabit } from '../../features/bill/tipHabit.ts'
import { readKey } from '../runtime/api/readKey.ts'
import { readTipHabit } from '../runtime/payments/tipHabit.ts'

/** Read once: whoever pays has seen the tip that it selected. Null until then, which is soon. */
export function useTipHabit(isAsked: boolean): TipHabit | null {
  const key = isAsked ? readKey(getTipHabit, {}, true) : null
  const { data } = useSWR(key, () => readTipHabit(), { revalidateIfStale: false, revalidateOnReconnect: false })
  return data ?? null
}
