import { useEffect, useEffectEvent, useState } from 'react'
import { tryOrder } from '../../../features/bulk-gifting/api.ts'
import { type CheckedRun, type GiftOrder, dryRunProblem } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { type Remote, failedToLoad, loading, ready } from '../../../features/shared/api/remote.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { pause } from '../pause.ts'

/** Asks the server what an order would do. Not `useRead`: a key of 50,000 recipients would be compared at each render. */
export function useDryRun(order: GiftOrder): { readonly dryRun: Remote<CheckedRun>; readonly readAgain: () => void } {
  const [dryRun, setDryRun] = useState<Remote<CheckedRun>>(loading)
  const [times, setTimes] = useState(0)
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<Remote<CheckedRun>> => {
    const answer = await callSignedIn(tryOrder, { body: order }, { signal })
    if (!answer.ok) return failedToLoad(answer.failure)
    return ready({ ...answer.value, problem: dryRunProblem(answer.value, order, Date.now()) })
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function tryOnce() {
      // The page shows first: writing 50,000 recipients takes a moment.
      await pause()
      if (signal.aborted) return
      const answer = await ask(signal)
      if (!signal.aborted) setDryRun(answer)
    }
    void tryOnce()
    return () => leaving.abort()
  }, [times])
  const readAgain = () => {
    setDryRun(loading)
    setTimes((before) => before + 1)
  }
  return { dryRun, readAgain }
}
