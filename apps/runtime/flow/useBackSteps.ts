import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHistory } from '../page/address.tsx'

/** Marks the history entry of a step back in the flow. */
const mark = { stepped: true }

const isStepped = (state: object): boolean => 'stepped' in state

/**
 * Makes the browser's Back a step back in the flow. While the flow can go back, the history has one marked entry more. Back
 * leaves that entry and calls `goBack`, which returns whether the flow can go back again. When it cannot, the entry is
 * removed. `stepKey` identifies the current step: each change checks the entry again.
 */
export function useBackSteps(stepKey: string, canGoBack: boolean, goBack: () => boolean): void {
  const history = useHistory()
  // True while this hook removes the marked entry: that is no step back by the guest.
  const removing = useRef(false)

  const syncEntry = useEffectEvent(() => {
    // `history.back` is asynchronous: a second call would go back twice, and leave the page.
    if (removing.current) return
    const stepped = isStepped(history.location.state)
    if (canGoBack && !stepped) history.push(history.location.href, mark)
    if (!canGoBack && stepped) {
      removing.current = true
      history.back()
    }
  })

  const onPop = useEffectEvent((stepped: boolean, isSameAddress: boolean) => {
    if (removing.current) {
      removing.current = false
      // The step may have changed meanwhile.
      syncEntry()
    } else if (!stepped && isSameAddress && goBack()) {
      // At once: a second Back may follow before the next render.
      history.push(history.location.href, mark)
    }
  })

  // An entry that is removed must not take the page to where that entry was scrolled: the focus of a step scrolls.
  useLayoutEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    return () => void (window.history.scrollRestoration = before)
  }, [])

  // Before the screen is painted, because Back may follow at once; but after this task, because a router also writes
  // history entries in it.
  useLayoutEffect(() => queueMicrotask(syncEntry), [stepKey, canGoBack])

  useEffect(() => {
    let { href } = history.location
    return history.subscribe(({ location, action }) => {
      // Another hash, typed into the address bar, is no step back.
      const isSameAddress = location.href === href
      href = location.href
      if (action.type !== 'PUSH' && action.type !== 'REPLACE') onPop(isStepped(location.state), isSameAddress)
    })
  }, [history])
}
