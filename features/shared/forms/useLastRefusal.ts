import { useState } from 'react'

/** The last refusal, which stays while the next is sent, so that no button moves. `times`: the same message is announced again. */
export function useLastRefusal(refused: string | null, sending: boolean): { readonly message: string | null; readonly times: number } {
  const [last, setLast] = useState({ message: refused, sending, times: 0 })
  const message = sending ? last.message : refused
  if (last.sending !== sending || last.message !== message) {
    setLast({ message, sending, times: last.times + (refused === null ? 0 : 1) })
  }
  return { message, times: last.times }
}
