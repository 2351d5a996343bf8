import { useCallback, useEffect, useState } from 'react'
import type { Ticket } from '../../../features/bill/ticket.ts'
import { type BillSource, type EnteredCheck, emptyDraft, savedCheck, sourceAt } from '../../../features/managers/check/checkForm.ts'
import { EnterCheckScreen, LoadingCheckForm, LocationFailed } from '../../../features/managers/check/EnterCheckScreen.tsx'
import { refusedNumber } from '../../../features/managers/check/ticketFailure.ts'
import { billAddress } from '../../../features/managers/checkout/address.ts'
import { type Answer, type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { latestOnly } from '../../runtime/api/latestOnly.ts'
import { currencyOr } from '../../runtime/money.ts'
import { Redirect, useGo, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useSaved } from '../../runtime/storage/saved.ts'
import { checkout, enterCheck, locationSelection } from '../addresses.ts'
import { useEmployeesAt, useLocationAt } from '../useLocationAt.ts'
import { readTicket, startVisit } from './checkVisit.ts'

/** Milliseconds that a failure stays. */
const failureShown = 5_000

/**
 * Reads a ticket each time it is asked for. `useRead` would answer from its cache, and the bill may have changed at the
 * table. A failure disappears after 5 seconds, or as soon as the bill is entered in another way.
 */
function useTicket(source: BillSource) {
  const [finding, setFinding] = useState<Submission>(idle)
  const [latest] = useState(latestOnly)
  /** Ends the look-up: something else is in the form now, and its answer opens nothing. */
  const leave = useCallback(() => {
    latest.leave()
    setFinding(idle)
  }, [latest])
  /** Null if it could not be read, or if something else is in the form by then. */
  const find = async (asked: Promise<Answer<Ticket>>): Promise<Ticket | null> => {
    setFinding(sending)
    const answer = await latest.of(asked)
    if (answer === null) return null
    setFinding(answer.ok ? idle : refusedNumber(answer.failure))
    return answer.ok ? answer.value : null
  }
  useEffect(() => {
    if (finding.phase !== 'refused') return
    const timer = setTimeout(() => setFinding(idle), failureShown)
    return () => clearTimeout(timer)
  }, [finding])
  useEffect(() => leave, [source, leave])
  return { finding, find, leave }
}

/** The bill that a guest pays. */
export function EnterCheckRoute() {
  const { location_id: locationId, user_id: guestId, by } = usePageSearch(enterCheck)
  const { read, readAgain } = useLocationAt(locationId)
  const location = read.status === 'ready' ? read.value : null
  const employees = useEmployeesAt(location)
  const source = location ? sourceAt(location.rules, by) : by
  const { finding, find, leave } = useTicket(source)
  const href = useHref()
  const go = useGo()
  const of = `${locationId}.${guestId}`
  const [saved, save] = useSaved('manager.check', savedCheck, { of, ...emptyDraft })
  if (read.status === 'loading') return <LoadingCheckForm />
  if (read.status === 'failed') return <LocationFailed onRetry={readAgain} />
  if (!location) return <Redirect to={locationSelection} search={{}} />

  const address = { location_id: locationId, user_id: guestId }
  const next = async (check: EnteredCheck) => {
    const visit = { locationId, guestId, bill: check.bill }
    const ticket = visit.bill.by === 'number' ? await find(readTicket(visit, visit.bill.number, currencyOr(location.currency))) : null
    if (visit.bill.by === 'number' && !ticket) return
    save({ of, ...emptyDraft })
    startVisit(visit, check, employees.read.status === 'ready' ? employees.read.value : [], ticket)
    go(checkout, { ...address, ...billAddress(visit.bill) })
  }
  return (
    <EnterCheckScreen
      locationName={location.name}
      currency={location.currency}
      source={source}
      otherSourceHref={location.rules.isLegacyPos ? href(enterCheck, source === 'number' ? { ...address, by: 'amount' } : address) : null}
      employees={employees.read}
      onRetryEmployees={employees.readAgain}
      finding={finding}
      initial={saved.of === of ? { ...emptyDraft, number: saved.number, amount: saved.amount, notes: saved.notes } : emptyDraft}
      onDraft={(draft) => {
        if (!draft) return
        leave()
        save({ of, number: draft.number, amount: draft.amount, notes: draft.notes })
      }}
      onNext={(check) => void next(check)}
    />
  )
}
