import { useEffectEvent, useLayoutEffect } from 'react'
import { useHistory } from '../page/address.tsx'
import { backSteps } from './backSteps.ts'

/**
 * Makes the browser's Back a step back in the flow. While the flow can go back, the history has one marked entry more. Back
 * leaves that entry and calls `goBack`, which returns whether the flow can go back again. When it cannot, the entry is
 * removed. `stepKey` identifies the current step: each change checks the entry again.
 */
export function useBackSteps(stepKey: string, canGoBack: boolean, goBack: () => boolean): void {
  const steps = backSteps(useHistory())
  const isAble = useEffectEvent(() => canGoBack)
  const back = useEffectEvent(goBack)

  // An entry that is removed must not take the page to where that entry was scrolled: the focus of a step scrolls.
  useLayoutEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    return () => void (window.history.scrollRestoration = before)
  }, [])

  // Before the screen is painted, because Back may follow at once.
  // It joins once it can go back: of two flows, the one inside the other goes first.
  useLayoutEffect(() => (canGoBack ? steps.join({ canGoBack: () => isAble(), goBack: () => back() }) : undefined), [steps, canGoBack])
  useLayoutEffect(() => steps.sync(), [steps, stepKey, canGoBack])
}
