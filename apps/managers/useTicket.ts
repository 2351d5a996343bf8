import { useEffect, useRef, useState } from 'react'
import type { Ticket } from '../../features/bill/ticket.ts'
import { getTicket } from '../../features/managers/check/api.ts'
import type { BillSource } from '../../features/managers/check/checkForm.ts'
import { ticketFailure } from '../../features/managers/check/ticketFailure.ts'
import type { InputOf } from '../../features/shared/api/endpoint.ts'
import { type Submission, idle, refusedWith, sending } from '../../features/shared/api/submission.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'

/** Milliseconds that a failure stays. */
const failureShown = 5_000

/**
 * Reads a ticket each time it is asked for. `useRead` would answer from its cache, and the bill may have changed at the
 * table. A failure disappears after 5 seconds, or as soon as the bill is entered in another way.
 */
export function useTicket(source: BillSource) {
  const [finding, setFinding] = useState<Submission>(idle)
  const latest = useRef(0)
  /** Null if it could not be read, or if another ticket was asked for meanwhile. */
  const find = async (input: InputOf<typeof getTicket>): Promise<Ticket | null> => {
    latest.current += 1
    const asked = latest.current
    setFinding(sending)
    const answer = await callSignedIn(getTicket, input)
    if (asked !== latest.current) return null
    setFinding(answer.ok ? idle : refusedWith(ticketFailure(answer.failure)))
    return answer.ok ? answer.value : null
  }
  useEffect(() => {
    if (finding.phase !== 'refused') return
    const timer = setTimeout(() => setFinding(idle), failureShown)
    return () => clearTimeout(timer)
  }, [finding])
  useEffect(
    () => () => {
      latest.current += 1
      setFinding(idle)
    },
    [source],
  )
  return { finding, find }
}
