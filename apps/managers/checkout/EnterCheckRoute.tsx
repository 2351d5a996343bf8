import { getEmployees, getTicket } from '../../../features/managers/check/api.ts'
import { type BillSource, type EnteredCheck, emptyDraft, savedCheck, sourceAt } from '../../../features/managers/check/checkForm.ts'
import { EnterCheckScreen, LoadingCheckForm, LocationFailed } from '../../../features/managers/check/EnterCheckScreen.tsx'
import { billAddress } from '../../../features/managers/checkout/address.ts'
import type { Location } from '../../../features/managers/location.ts'
import { ready } from '../../../features/shared/api/remote.ts'
import { Redirect, useGo, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useSaved } from '../../runtime/storage/saved.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { checkout, enterCheck, locationSelection } from '../routes.tsx'
import { startVisit } from './checkVisit.ts'
import { useLocationAt } from '../useLocationAt.ts'
import { useEffect, useState } from 'react'
import { type Ticket, ticketIn } from '../../../features/bill/ticket.ts'
import { refusedNumber } from '../../../features/managers/check/ticketFailure.ts'
import { type Submission, idle, sending } from '../../../features/shared/api/answers/answer.ts'
import { currencyOr } from '../../runtime/money.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { type InputOf, withAnswer } from '../../../features/shared/api/endpoint.ts'
import type { Currency } from '../../../features/shared/money/money.ts'
import { latestOnly } from '../../runtime/api/latestOnly.ts'

/** Milliseconds that a failure stays. */
const failureShown = 5_000

/**
 * Reads a ticket each time it is asked for. `useRead` would answer from its cache, and the bill may have changed at the
 * table. A failure disappears after 5 seconds, or as soon as the bill is entered in another way.
 */
function useTicket(source: BillSource) {
  const [finding, setFinding] = useState<Submission>(idle)
  const [latest] = useState(latestOnly)
  /** Null if it could not be read, or if another ticket was asked for meanwhile. */
  const find = async (input: InputOf<typeof getTicket>, currency: Currency): Promise<Ticket | null> => {
    setFinding(sending)
    const answer = await latest.of(callSignedIn(withAnswer(getTicket, ticketIn(currency)), input))
    if (answer === null) return null
    setFinding(answer.ok ? idle : refusedNumber(answer.failure))
    return answer.ok ? answer.value : null
  }
  useEffect(() => {
    if (finding.phase !== 'refused') return
    const timer = setTimeout(() => setFinding(idle), failureShown)
    return () => clearTimeout(timer)
  }, [finding])
  useEffect(
    () => () => {
      latest.leave()
      setFinding(idle)
    },
    [source, latest],
  )
  return { finding, find }
}

/** The bill that a guest pays. */
export function EnterCheckRoute() {
  const { location_id, user_id, by } = usePageSearch(enterCheck)
  const { read, readAgain } = useLocationAt(location_id)
  if (read.status === 'loading') return <LoadingCheckForm />
  if (read.status === 'failed') return <LocationFailed onRetry={readAgain} />
  const location = read.value
  if (!location) return <Redirect to={locationSelection} search={{}} />
  return <LoadedCheck location={location} guestId={user_id} source={sourceAt(location.rules, by)} />
}

type Props = { readonly location: Location; readonly guestId: string; readonly source: BillSource }

function LoadedCheck({ location, guestId, source }: Props) {
  const { isLegacyPos } = location.rules
  const employees = useRead(getEmployees, isLegacyPos ? { path: { id: location.id } } : null)
  const { finding, find } = useTicket(source)
  const href = useHref()
  const go = useGo()
  const of = `${location.id}.${guestId}`
  const [saved, save] = useSaved('manager.check', savedCheck, { of, ...emptyDraft })
  const address = { location_id: location.id, user_id: guestId }

  const next = async (check: EnteredCheck) => {
    const { bill } = check
    const ticket =
      bill.by === 'number'
        ? await find({ path: { id: location.id, ticketNumber: bill.number }, query: { user_id: guestId } }, currencyOr(location.currency))
        : null
    if (bill.by === 'number' && !ticket) return
    const known = employees.read.status === 'ready' ? employees.read.value : []
    save({ of, ...emptyDraft })
    startVisit({ locationId: location.id, guestId, bill }, check, known, ticket)
    go(checkout, { ...address, ...billAddress(bill) })
  }
  return (
    <EnterCheckScreen
      locationName={location.name}
      currency={location.currency}
      source={source}
      otherSourceHref={isLegacyPos ? href(enterCheck, source === 'number' ? { ...address, by: 'amount' } : address) : null}
      employees={isLegacyPos ? employees.read : ready([])}
      onRetryEmployees={employees.readAgain}
      finding={finding}
      initial={saved.of === of ? { ...emptyDraft, number: saved.number, amount: saved.amount, notes: saved.notes } : emptyDraft}
      onDraft={(draft) => draft && save({ of, number: draft.number, amount: draft.amount, notes: draft.notes })}
      onNext={(check) => void next(check)}
    />
  )
}
