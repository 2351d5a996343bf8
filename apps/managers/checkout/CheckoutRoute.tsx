import { useState } from 'react'
import { getGuest } from '../../../features/managers/api.ts'
import { employeesFailure } from '../../../features/managers/check/employee.ts'
import { needsChoice, sourceAt } from '../../../features/managers/check/checkForm.ts'
import { billFromAddress } from '../../../features/managers/checkout/address.ts'
import { ManagersCheckoutScreen } from '../../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import type { CheckVisit } from '../../../features/managers/checkout/request.ts'
import { CheckoutFailed, LoadingCheckout } from '../../../features/managers/checkout/screens/NotOpened.tsx'
import { type CheckoutPageData, payingAt } from '../../../features/managers/checkout/screens/page.ts'
import { canGoBack } from '../../../features/managers/checkout/transition.ts'
import { type GuestDetails, guestFailure } from '../../../features/managers/guestDetails.ts'
import { locationsFailure } from '../../../features/managers/location.ts'
import { isChoosing } from '../../../features/payment/attempt/paymentState.ts'
import { Redirect, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useBackSteps } from '../../runtime/flow/useBackSteps.ts'
import { useLongWait } from '../../runtime/flow/useLongWait.ts'
import { useRead, useReadAll } from '../../runtime/api/useRead.tsx'
import { useCardPaymentPage } from '../../runtime/payments/usePaymentPage.tsx'
import { deviceStorage } from '../../runtime/storage/storage.ts'
import { checkout, dinerSelection, enterCheck, locationSelection } from '../addresses.ts'
import { createCheckout } from './checkPayments.ts'
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
  const ways = { guestsHref: useHref()(dinerSelection, { location_id: locationId }) }
  const reads = [
    { ...location, title: locationsFailure },
    { ...employees, title: employeesFailure },
    { ...guest, title: guestFailure },
  ]
  const missing = reads.find(({ read }) => read.status !== 'ready')
  const onTryAgain = useLongWait(missing?.read.status === 'loading')
  const staff = employees.read.status === 'ready' ? employees.read.value : null
  const entered = staff && getEntered(visit, staff)
  const lacksEmployee = staff !== null && !entered?.employee && needsChoice(staff)
  if (known === null) return <Redirect to={locationSelection} search={{}} />
  if ((known && sourceAt(known.rules, bill.by) !== bill.by) || lacksEmployee)
    return <Redirect to={enterCheck} search={{ location_id: locationId, user_id: guestId }} />
  if (missing?.read.status === 'failed') return <CheckoutFailed title={missing.title} onRetry={missing.readAgain} {...ways} />
  if (!known || !entered || guest.read.status !== 'ready') return <LoadingCheckout onTryAgain={onTryAgain} />
  return (
    <OpenCheckout
      {...ways}
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

/** Whether this device has explained a business expense. */
const explainedKey = 'manager.businessExplained'

type Props = Omit<CheckoutPageData, 'at' | 'checkHref' | 'doneHref' | 'isExplained'> & {
  readonly visit: CheckVisit
  /** Shows the guest as they were read just before the payment. */
  readonly onGuest: (guest: GuestDetails) => void
}

/** The checkout of one bill, saved across a reload. This device's attempts to pay the same bill come first. */
function OpenCheckout({ visit, onGuest, ...read }: Props) {
  const { location, guest } = read
  const readAll = useReadAll()
  const [at, setAt] = useState(() => new Date())
  const [connection] = useState(() => createCheckout(visit, location))
  const { flow, send, now, payment } = useCardPaymentPage({
    ...connection,
    handlers: {
      rememberExplained: () => void deviceStorage.write(explainedKey, 'yes'),
      showReread: ({ now: reread }) => {
        setAt(reread.at)
        onGuest(reread.guest)
      },
      readListsAgain: () => {
        readAll()
        return undefined
      },
    },
    view: (state) => ({
      paying: state && payingAt(state, { ...read, at }),
      payer: null,
      cards: [],
      venueKey: location.stripeKey,
      wantsGateway: false,
    }),
  })
  const href = useHref()
  const mayGoBack = () => {
    const state = now()
    return state !== null && canGoBack(state)
  }
  useBackSteps(`${flow?.status}.${payment.state.status}`, mayGoBack() && isChoosing(payment.state), () => {
    send({ type: 'back' })
    return mayGoBack()
  })
  const address = { location_id: location.id, user_id: guest.id }
  return (
    <ManagersCheckoutScreen
      state={flow}
      send={send}
      payment={payment}
      page={{
        ...read,
        at,
        checkHref: href(enterCheck, visit.bill.by === 'number' ? address : { ...address, by: 'amount' }),
        doneHref: href(locationSelection),
        isExplained: () => deviceStorage.read(explainedKey) !== null,
      }}
      onTryAgain={useLongWait(flow?.status === 'loading')}
    />
  )
}
