import type { ComponentProps } from 'react'
import { getGuest } from '../../../features/managers/api.ts'
import { getEmployees } from '../../../features/managers/check/api.ts'
import { type Employee, employeesFailure } from '../../../features/managers/check/employee.ts'
import { needsChoice, sourceAt } from '../../../features/managers/check/checkForm.ts'
import { billFromAddress } from '../../../features/managers/checkout/address.ts'
import type { CheckVisit } from '../../../features/managers/checkout/request.ts'
import { CheckoutFailed, LoadingCheckout } from '../../../features/managers/checkout/screens/NotOpened.tsx'
import { guestFailure } from '../../../features/managers/guestDetails.ts'
import { type Location, locationsFailure } from '../../../features/managers/location.ts'
import type { WaitProps } from '../../../features/shared/screens/Waiting.tsx'
import { Redirect, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useLongWait } from '../../runtime/flow/useLongWait.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { checkout, dinerSelection, enterCheck, locationSelection } from '../routes.tsx'
import { useLogout } from '../useLogout.ts'
import { CheckoutVisit } from './CheckoutVisit.tsx'
import { checkoutKey, getEntered } from './checkVisit.ts'
import { useLocationAt } from '../useLocationAt.ts'

/** The checkout of a guest's check. Without a bill in its address it leads to the choice of a location. */
export function CheckoutRoute() {
  const { location_id: locationId, user_id: guestId, ...named } = usePageSearch(checkout)
  const bill = billFromAddress(named)
  if (!bill) return <Redirect to={locationSelection} search={{}} />
  const visit = { locationId, guestId, bill }
  return <ReadLocation key={checkoutKey(visit)} visit={visit} />
}

type Props = { readonly visit: CheckVisit }

const Loading = (props: WaitProps) => <LoadingCheckout {...props} logout={useLogout()} />
const Failed = (props: Omit<ComponentProps<typeof CheckoutFailed>, 'logout'>) => <CheckoutFailed {...props} logout={useLogout()} />

const useGuestsHref = ({ locationId }: CheckVisit): string => useHref()(dinerSelection, { location_id: locationId })

function ReadLocation({ visit }: Props) {
  const { read, readAgain } = useLocationAt(visit.locationId)
  const onTryAgain = useLongWait(read.status === 'loading')
  const guestsHref = useGuestsHref(visit)
  if (read.status === 'loading') return <Loading onTryAgain={onTryAgain} />
  if (read.status === 'failed') return <Failed title={locationsFailure} guestsHref={guestsHref} onRetry={readAgain} />
  const location = read.value
  if (!location) return <Redirect to={locationSelection} search={{}} />
  const { locationId, guestId, bill } = visit
  if (sourceAt(location.rules, bill.by) !== bill.by)
    return <Redirect to={enterCheck} search={{ location_id: locationId, user_id: guestId }} />
  return <ReadEmployee visit={visit} location={location} />
}

const nobody: readonly Employee[] = []

/** At a legacy POS the employee who authorises the payment is read again: their PIN is never saved. */
function ReadEmployee({ visit, location }: Props & { readonly location: Location }) {
  const { locationId, guestId } = visit
  const { isLegacyPos } = location.rules
  const { read, readAgain } = useRead(getEmployees, isLegacyPos ? { path: { id: locationId } } : null)
  const onTryAgain = useLongWait(isLegacyPos && read.status === 'loading')
  const guestsHref = useGuestsHref(visit)
  if (isLegacyPos && read.status === 'loading') return <Loading onTryAgain={onTryAgain} />
  if (isLegacyPos && read.status === 'failed') return <Failed title={employeesFailure} guestsHref={guestsHref} onRetry={readAgain} />
  const employees = read.status === 'ready' ? read.value : nobody
  const entered = getEntered(visit, employees)
  if (!entered.employee && needsChoice(employees))
    return <Redirect to={enterCheck} search={{ location_id: locationId, user_id: guestId }} />
  return <ReadGuest visit={visit} location={location} {...entered} employee={entered.employee ?? employees[0] ?? null} />
}

type Entered = ReturnType<typeof getEntered> & { readonly location: Location }

function ReadGuest({ visit, ...entered }: Props & Entered) {
  const { locationId, guestId } = visit
  const { read, readAgain, show } = useRead(getGuest, { path: { userId: guestId }, query: { location_id: locationId } })
  const onTryAgain = useLongWait(read.status === 'loading')
  const guestsHref = useGuestsHref(visit)
  if (read.status === 'loading') return <Loading onTryAgain={onTryAgain} />
  if (read.status === 'failed') return <Failed title={guestFailure} guestsHref={guestsHref} onRetry={readAgain} />
  return <CheckoutVisit visit={visit} guest={read.value} onReadGuest={readAgain} onGuest={show} {...entered} />
}
