import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '../../../features/bill/ticket.ts'
import { type CheckDraft, type EnteredCheck, emptyDraft, savedCheck, sourceAt } from '../../../features/managers/check/checkForm.ts'
import { EnterCheckScreen, LoadingCheckForm, LocationFailed } from '../../../features/managers/check/EnterCheckScreen.tsx'
import { refusedNumber } from '../../../features/managers/check/ticketFailure.ts'
import { billAddress } from '../../../features/managers/checkout/address.ts'
import { type Answer, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import { useSend } from '../../runtime/api/useSend.ts'
import { currencyOr } from '../../runtime/money.ts'
import { Redirect, useGo, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useSaved } from '../../runtime/storage/saved.ts'
import { checkout, enterCheck, locationSelection } from '../addresses.ts'
import { useEmployeesAt, useLocationAt } from '../useLocationAt.ts'
import { readTicket, startVisit } from './checkVisit.ts'

/** Milliseconds that a failure stays. */
const failureShown = 5_000

/** The bill that a guest pays. */
export function EnterCheckRoute() {
  const { location_id: locationId, user_id: guestId, by } = usePageSearch(enterCheck)
  const { read, readAgain } = useLocationAt(locationId)
  const location = read.status === 'ready' ? read.value : null
  const employees = useEmployeesAt(location)
  const source = location ? sourceAt(location.rules, by) : by
  const href = useHref()
  const go = useGo()
  const of = `${locationId}.${guestId}`
  const [saved, save] = useSaved('manager.check', savedCheck, { of, ...emptyDraft })
  const [typed, setTyped] = useState<CheckDraft | null>(null)
  // Sent each time: the cache of `useRead` would answer, and the bill may have changed at the table.
  const finding = useSend(
    async (number: string): Promise<Answer<Ticket>> => {
      const answer = await readTicket({ locationId, guestId }, number, currencyOr(location?.currency))
      return answer.ok ? answer : failed(refusedNumber(answer.failure))
    },
    { of: JSON.stringify([of, source, typed]) },
  )
  const forget = useEffectEvent(finding.reset)
  const hasFailed = finding.submission.phase === 'refused'
  useEffect(() => {
    const timer = hasFailed && setTimeout(() => forget(), failureShown)
    return () => clearTimeout(timer || undefined)
  }, [hasFailed])
  if (read.status === 'loading') return <LoadingCheckForm />
  if (read.status === 'failed') return <LocationFailed onRetry={readAgain} />
  if (!location) return <Redirect to={locationSelection} search={{}} />

  const address = { location_id: locationId, user_id: guestId }
  const next = async (check: EnteredCheck) => {
    const visit = { locationId, guestId, bill: check.bill }
    const answer = visit.bill.by === 'number' ? await finding.send(visit.bill.number) : answered(null)
    if (!answer?.ok) return
    save({ of, ...emptyDraft })
    startVisit(visit, check, employees.read.status === 'ready' ? employees.read.value : [], answer.value)
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
      finding={finding.submission}
      initial={saved.of === of ? { ...emptyDraft, number: saved.number, amount: saved.amount, notes: saved.notes } : emptyDraft}
      onDraft={(draft) => {
        if (!draft) return
        setTyped(draft)
        save({ of, number: draft.number, amount: draft.amount, notes: draft.notes })
      }}
      onNext={(check) => void next(check)}
    />
  )
}
