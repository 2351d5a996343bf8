import { useState } from 'react'

/**
 * The last refusal, which stays visible while the next submission is sent: if it disappeared, the button under the pointer
 * would move. `times` counts refusals, so that the same message is announced again.
 */
export function useStandingRefusal(refused: string | null, sending: boolean): { readonly message: string | null; readonly times: number } {
  const [standing, setStanding] = useState({ message: refused, sending, times: 0 })
  const message = sending ? standing.message : refused
  if (standing.sending !== sending || standing.message !== message) {
    setStanding({ message, sending, times: standing.times + (refused === null ? 0 : 1) })
  }
  return { message, times: standing.times }
}
