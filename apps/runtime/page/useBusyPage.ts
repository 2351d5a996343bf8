import { useDeferredValue, useEffect } from 'react'

/** A page may wait for its address and for a part of it. */
let waits = 0

const wait = (change: 1 | -1) => {
  waits += change
  document.documentElement.ariaBusy = waits > 0 ? 'true' : null
}

/** Marks the page while the next one is on its way: the one that was pressed stays until then. */
export function useBusyPage(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined
    wait(1)
    return () => wait(-1)
  }, [isBusy])
}

/** The step that is drawn: the one before stays, on a page that is marked so, until the script of the next one is there. */
export function useDrawnStep<T extends string | null>(step: T): T {
  const drawn = useDeferredValue(step)
  useBusyPage(drawn !== step)
  return drawn
}
