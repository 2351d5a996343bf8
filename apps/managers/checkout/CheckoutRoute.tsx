import { getGuest } from '../../../features/managers/api.ts'
import { employeesFailure } from '../../../features/managers/check/employee.ts'
import { needsChoice, sourceAt } from '../../../features/managers/check/checkForm.ts'
import { billFromAddress } from '../../../features/managers/checkout/address.ts'
import type { CheckVisit } from '../../../features/managers/checkout/request.ts'
import { CheckoutFailed, LoadingCheckout } from '../../../features/managers/checkout/screens/NotOpened.tsx'
import { guestFailure } from '../../../features/managers/guestDetails.ts'
import { locationsFailure } from '../../../features/managers/location.ts'
import { Redirect, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useLongWait } from '../../runtime/flow/useLongWait.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { checkout, dinerSelection, enterCheck, locationSelection } from '../routes.tsx'
import { useLogout } from '../useLogout.ts'
import { CheckoutVisit } from './CheckoutVisit.tsx'
import { checkoutKey, getEntered } from './checkVisit.ts'
import { useEmployeesAt, useLocationAt } from '../useLocationAt.ts'

/** The checkout of a guest's check. Without a bill in its address it leads to the choice of a location. */
export function CheckoutRoute() {
  const { location_id: locationId, user_id: guestId, ...named } = usePageSearch(checkout)
  const bill = billFromAddress(named)
  if (!bill) return <Redirect to={locationSelection} search={{}} />
  const visit = { locationId, guestId, bill }
  return <ReadCheckout key={checkoutKey(visit)} visit={visit} />
}

/** At a legacy POS the employee who authorises the payment is read again: their PIN is never saved. */
function ReadCheckout({ visit }: { readonly visit: CheckVisit }) {
  const { locationId, guestId, bill } = visit
  const location = useLocationAt(locationId)
  const known = location.read.status === 'ready' ? location.read.value : undefined
  const employees = useEmployeesAt(known ?? null)
  const guest = useRead(getGuest, { path: { userId: guestId }, query: { location_id: locationId } })
  const logout = useLogout()
  const guestsHref = useHref()(dinerSelection, { location_id: locationId })
  const reads = [
    { ...location, title: locationsFailure },
    { ...employees, title: employeesFailure },
    { ...guest, title: guestFailure },
  ]
  const missing = reads.find(({ read }) => read.status !== 'ready')
  const onTryAgain = useLongWait(missing?.read.status === 'loading')
  const staff = employees.read.status === 'ready' ? employees.read.value : null
  const entered = staff && getEntered(visit, staff)
  const isUnauthorised = staff !== null && !entered?.employee && needsChoice(staff)
  if (known === null) return <Redirect to={locationSelection} search={{}} />
  if ((known && sourceAt(known.rules, bill.by) !== bill.by) || isUnauthorised)
    return <Redirect to={enterCheck} search={{ location_id: locationId, user_id: guestId }} />
  if (missing?.read.status === 'failed')
    return <CheckoutFailed title={missing.title} guestsHref={guestsHref} onRetry={missing.readAgain} logout={logout} />
  if (!known || !entered || guest.read.status !== 'ready') return <LoadingCheckout onTryAgain={onTryAgain} logout={logout} />
  return (
    <CheckoutVisit
      visit={visit}
      location={known}
      guest={guest.read.value}
      notes={entered.notes}
      employee={entered.employee ?? staff[0] ?? null}
      onReadGuest={guest.readAgain}
      onGuest={guest.show}
    />
  )
}
