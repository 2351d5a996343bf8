import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Marks the entry that stands in the browser's history for "one step into the flow". */
const mark = { stepped: true }

const isStepped = (state: object): boolean => 'stepped' in state

/**
 * Lets the browser's own Back be a step back in the flow. While there is a step to go back to, one marked entry lies
 * on the history; when it is left, the flow is told, and when no step is left, the entry is taken away again.
 * `place` is where the flow stands: each change of it looks after the entry anew. `goBack` takes the step, and says
 * whether there is another.
 */
export function useBackSteps(place: string, canGoBack: boolean, goBack: () => boolean): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- several apps share this hook, so none may register its router's type
  const { history }: { history: RouterHistory } = useRouter()
  // Set while we ourselves take the marked entry away, so that it does not count as the guest's step back.
  const tidying = useRef(false)

  const lookAfterEntry = useEffectEvent(() => {
    // The browser goes back in its own time: asked twice meanwhile, it would go back twice, and leave the page.
    if (tidying.current) return
    const stepped = isStepped(history.location.state)
    if (canGoBack && !stepped) history.push(history.location.href, mark)
    if (!canGoBack && stepped) {
      tidying.current = true
      history.back()
    }
  })

  const onPop = useEffectEvent((stepped: boolean) => {
    if (tidying.current) {
      tidying.current = false
      // The flow may have moved on since.
      lookAfterEntry()
    } else if (!stepped && goBack()) {
      // At once: a second Back may follow before anything is drawn.
      history.push(history.location.href, mark)
    }
  })

  // Before the screen that it belongs to is painted: Back may be pressed as soon as that is seen. But after what is
  // drawn in this same task: the router writes an entry of its own, and places may follow each other.
  useLayoutEffect(() => queueMicrotask(lookAfterEntry), [place, canGoBack])

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE') onPop(isStepped(location.state))
      }),
    [history],
  )
}
