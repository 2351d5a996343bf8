import { useState } from 'react'

/**
 * A state that a story begins with, moved on by what is done in it: what is typed stays, a submitted form shows that it
 * is sending. Nothing is sent anywhere, so no answer ever comes. Another state to begin with is another walk.
 */
export function useWalk<State, Event>(
  first: State,
  transition: (state: State, event: Event) => readonly [State, ...unknown[]],
  send: (event: Event) => void,
): readonly [State, (event: Event) => void] {
  const [walk, setWalk] = useState({ first, state: first })
  const follow = (event: Event) => {
    send(event)
    setWalk((before) => ({ first, state: transition(before.first === first ? before.state : first, event)[0] }))
  }
  return [walk.first === first ? walk.state : first, follow]
}
