import { useEffect, useEffectEvent, useState } from 'react'
import type { WhySignedOut } from '../storage/storedKeys.ts'
import { lastEnd, onSignedOut } from './session.ts'

type Listener = (why: WhySignedOut) => void

/** Follows the ends of sessions from now on: a later subscription also receives one that came before it. */
export function sessionEnds(): (listener: Listener) => () => void {
  let seen = lastEnd()
  return (listener) => {
    const follow = () => {
      const end = lastEnd()
      if (end === seen || end === null) return
      seen = end
      listener(end.why)
    }
    const unsubscribe = onSignedOut(follow)
    follow()
    return unsubscribe
  }
}

/** Calls back when a session ends, here or in another tab: from the render on, whose effects may run after an early answer. */
export function useSessionEnd(onEnd: Listener): void {
  const [follow] = useState(sessionEnds)
  const listener = useEffectEvent(onEnd)
  useEffect(() => follow((why) => listener(why)), [follow])
}
