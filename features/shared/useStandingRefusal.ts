import { useState } from 'react'

/**
 * Why the last try was refused. It stands while the next one is on its way: gone, it would move another button under the
 * pointer that has just pressed. `times` counts the refusals, so that the same words are read out again.
 */
export function useStandingRefusal(refused: string | null, sending: boolean): { readonly message: string | null; readonly times: number } {
  const [standing, setStanding] = useState({ message: refused, sending, times: 0 })
  const message = sending ? standing.message : refused
  if (standing.sending !== sending || standing.message !== message) {
    setStanding({ message, sending, times: standing.times + (refused === null ? 0 : 1) })
  }
  return { message, times: standing.times }
}
