import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ticketOfAmount } from '../../features/bill/billAmount.ts'
import { getLocations } from '../../features/managers/api.ts'
import { checkAddress } from '../../features/managers/check/address.ts'
import { getEmployees } from '../../features/managers/check/api.ts'
import type { BillSource, EnteredCheck } from '../../features/managers/check/checkForm.ts'
import { EnterCheckScreen } from '../../features/managers/check/EnterCheckScreen.tsx'
import { FoundBillScreen } from '../../features/managers/check/FoundBillScreen.tsx'
import { ticketFailure } from '../../features/managers/check/ticketFailure.ts'
import { LoadingCheck, LocationFailed } from '../../features/managers/check/CheckLocation.tsx'
import type { Location } from '../../features/managers/location.ts'
import { FocusOnStepChange } from '../../features/shared/FocusOnStepChange.tsx'
import { type Remote, ready } from '../../features/shared/remote.ts'
import { type Submission, idle, refusedWith, sending } from '../../features/shared/submission.ts'
import { Redirect } from '../runtime/Redirect.tsx'
import { useBackSteps } from '../runtime/useBackSteps.ts'
import { useRead } from '../runtime/useRead.ts'
import { useHref } from './useHref.ts'
import { useTicket } from './useTicket.ts'

/** The bill that a guest pays (MGR-06). Without its location and its guest it leads to the choice of a location (MGR-13). */
export function EnterCheckRoute() {
  const { location_id, user_id, by } = z.parse(checkAddress, useSearch({ strict: false }))
  const isComplete = location_id !== '' && user_id !== ''
  const { read, readAgain } = useRead(getLocations, isComplete ? { query: { location_id } } : null)
  if (!isComplete) return <Redirect to="/location-selection" />
  if (read.status === 'loading') return <LoadingCheck />
  if (read.status === 'failed') return <LocationFailed onRetry={readAgain} />
  const location = read.value.find(({ id }) => id === location_id)
  if (!location) return <Redirect to="/location-selection" />
  // A location with check numbers takes no amount, whatever the address says.
  return <CheckOf location={location} guestId={user_id} source={location.rules.isLegacyPos ? by : 'number'} />
}

type Props = { readonly location: Location; readonly guestId: string; readonly source: BillSource }

function CheckOf({ location, guestId, source }: Props) {
  const { isLegacyPos } = location.rules
  const employees = useRead(getEmployees, isLegacyPos ? { path: { id: location.id } } : null)
  const [entered, setEntered] = useState<EnteredCheck | null>(null)
  const ticket = useTicket(source)
  const href = useHref()
  const found = ticket.read?.status === 'ready' ? ticket.read.value : null
  const stepKey = found ? 'bill' : source
  useBackSteps(stepKey, found !== null, () => {
    ticket.forget()
    return false
  })

  const next = (check: EnteredCheck) => {
    setEntered(check)
    if (check.bill.by === 'amount') ticket.show(ticketOfAmount(check.bill.amount))
    else void ticket.find({ path: { id: location.id, ticketNumber: check.bill.number }, query: { user_id: guestId } })
  }
  const address = { location_id: location.id, user_id: guestId }
  return (
    <FocusOnStepChange stepKey={found ? 'bill' : 'form'}>
      {found && entered ? (
        <FoundBillScreen locationName={location.name} entered={entered} ticket={found} onAnother={ticket.forget} />
      ) : (
        <EnterCheckScreen
          locationName={location.name}
          source={source}
          otherSourceHref={isLegacyPos ? href('/enter-check-number', source === 'number' ? { ...address, by: 'amount' } : address) : null}
          employees={isLegacyPos ? employees.read : ready([])}
          onRetryEmployees={employees.readAgain}
          finding={submissionOf(ticket.read)}
          onNext={next}
        />
      )}
    </FocusOnStepChange>
  )
}

function submissionOf(read: Remote<unknown> | null): Submission {
  if (read?.status === 'loading') return sending
  return read?.status === 'failed' ? refusedWith(ticketFailure(read.cause)) : idle
}
