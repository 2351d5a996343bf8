import { useEffect, useRef, useState } from 'react'
import type { Ticket } from '../../features/bill/ticket.ts'
import { getTicket } from '../../features/managers/check/api.ts'
import type { BillSource } from '../../features/managers/check/checkForm.ts'
import type { InputOf } from '../../features/shared/endpoint.ts'
import { type Remote, failedToLoad, loading, ready } from '../../features/shared/remote.ts'
import { callSignedIn } from '../runtime/callSignedIn.ts'

/** Milliseconds that a failure stays (MGR-12). */
const failureShown = 5_000

/**
 * Reads a ticket each time it is asked for. `useRead` would answer from its cache, and the bill may have changed at the
 * table. A failure is forgotten after 5 seconds; anything is when the bill is entered in another way.
 */
export function useTicket(source: BillSource) {
  const [read, setRead] = useState<Remote<Ticket> | null>(null)
  const latest = useRef(0)
  const start = (next: Remote<Ticket> | null) => {
    latest.current += 1
    setRead(next)
    return latest.current
  }
  const find = async (input: InputOf<typeof getTicket>) => {
    const asked = start(loading)
    const answer = await callSignedIn(getTicket, input)
    if (asked !== latest.current) return
    setRead(answer.ok ? ready(answer.value) : failedToLoad(answer.failure))
  }
  useEffect(() => {
    if (read?.status !== 'failed') return
    const timer = setTimeout(() => setRead(null), failureShown)
    return () => clearTimeout(timer)
  }, [read])
  useEffect(
    () => () => {
      latest.current += 1
      setRead(null)
    },
    [source],
  )
  return { read, find, show: (ticket: Ticket) => void start(ready(ticket)), forget: () => void start(null) }
}
