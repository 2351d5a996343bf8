import { useState } from 'react'

type Settled = 'ready' | 'broken'

/** Loading state of a picture, and the props of its element. */
export function usePicture(src: string | null) {
  const [settled, setSettled] = useState<{ src: string | null; state: Settled }>()
  const state = settled?.src === src ? settled.state : 'loading'
  const settle = (state: Settled) => setSettled({ src, state })
  // A cached picture may load before its events can be heard.
  const look = (element: HTMLImageElement | null) => {
    if (element?.complete && state === 'loading') settle(element.naturalWidth > 0 ? 'ready' : 'broken')
  }
  return [state, { ref: look, 'data-state': state, onLoad: () => settle('ready'), onError: () => settle('broken') }] as const
}
