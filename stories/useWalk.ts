import { useState } from 'react'

/** A flow's state in a story, starting with `first`. Commands do not run, so no answer arrives. Another `first` restarts it. */
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
