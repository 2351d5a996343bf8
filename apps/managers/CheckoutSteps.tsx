import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { clockAt } from '../../features/bill/sums/offers.ts'
import type { Ticket } from '../../features/bill/ticket.ts'
import { getGuest, getTransactions } from '../../features/managers/api.ts'
import { getTicket } from '../../features/managers/check/api.ts'
import type { EnteredCheck } from '../../features/managers/check/checkForm.ts'
import type { CheckoutEvent } from '../../features/managers/checkout/checkout.ts'
import { firstChoices } from '../../features/managers/checkout/choices.ts'
import { ManagersCheckoutScreen } from '../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import type { CheckPayment, CheckToPay } from '../../features/managers/checkout/request.ts'
import { savedCheckout } from '../../features/managers/checkout/saved.ts'
import { type HeaderAction, payingAt } from '../../features/managers/checkout/screens/page.ts'
import { begin, canGoBack, transition } from '../../features/managers/checkout/transition.ts'
import type { GuestDetails } from '../../features/managers/guestDetails.ts'
import { isChoosing } from '../../features/payment/payment.ts'
import type { Location } from '../../features/managers/location.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { isReadOf } from '../runtime/api/readKey.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useHref } from '../runtime/page/useHref.ts'
import type { Payment } from '../runtime/payments/paymentSetup.ts'
import { usePaymentOutcome } from '../runtime/payments/usePaymentOutcome.ts'
import { deviceStorage, tabStorage } from '../runtime/storage/storage.ts'
import { type CheckVisit, checkoutKey, sentBy } from './checkVisit.ts'

/** Whether this device has explained a business expense. */
const explainedKey = 'manager.businessExplained'

export type CheckoutStepsProps = Pick<EnteredCheck, 'notes' | 'employee'> & {
  readonly visit: CheckVisit
  readonly location: Location
  readonly guest: GuestDetails
  readonly onReadGuest: () => void
  readonly logout: HeaderAction
  /** Shows the guest as they were read just before the payment. */
  readonly onGuest: (guest: GuestDetails) => void
  /** The ticket, if it has just been read. */
  readonly found: Ticket | null
  readonly payment: Payment<CheckPayment>
  /** Receives what one press pays now. */
  readonly onPaying: (paying: CheckToPay | null) => void
}

/** The steps of a checkout. They begin once no earlier attempt to pay the bill is left. */
export function CheckoutSteps({
  visit,
  location,
  guest,
  notes,
  employee,
  onReadGuest,
  onGuest,
  logout,
  found,
  payment,
  onPaying,
}: CheckoutStepsProps) {
  const flow = useFlow({
    begin: () => begin({ bill: visit.bill, choices: firstChoices(location.rules), step: 'bill' }, found),
    transition,
    calls: {
      readTicket: ({ number }, options) =>
        callSignedIn(getTicket, { path: { id: location.id, ticketNumber: number }, query: { user_id: guest.id } }, options),
    },
    handlers: { rememberExplained: () => void deviceStorage.write(explainedKey, 'yes') },
    persist: { storage: tabStorage, storageKey: checkoutKey(visit), saved: savedCheckout },
    reloaded: { type: 'reloaded' },
  })
  const { state, now } = flow
  const send = (event: CheckoutEvent) => {
    flow.send(event)
    if (event.type === 'restChosen') payment.onNextStarted()
  }
  const [clock, setClock] = useState(() => clockAt(new Date(), location.timeZone))
  const { mutate } = useSWRConfig()
  usePaymentOutcome(payment, {
    onPaid: (receipt, { key }) => {
      const agreed = sentBy(visit, key)
      // Without what was agreed to, nothing is shown here: the record stays.
      if (!agreed) return false
      send({ type: 'paid', agreed, receipt })
      return true
    },
    onNotPaid: (because) => {
      if (because.kind === 'changed') {
        setClock(because.now.clock)
        onGuest(because.now.guest)
      }
      send({ type: 'notPaid', because })
    },
  })
  const paying = useMemo(
    () => payingAt(state, { location, guest, clock, notes, employee }),
    [state, location, guest, clock, notes, employee],
  )
  useLayoutEffect(() => onPaying(paying), [onPaying, paying])
  const href = useHref()
  useBackSteps(`${state.status}.${payment.state.status}`, canGoBack(state) && isChoosing(payment.state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  // After a payment the lists are out of date, and after a refusal the guest's cards, rewards and balance may be.
  const isRefused = state.status === 'payment' && state.problem !== null
  const readAgain = useEffectEvent(() => void mutate(isReadOf([getGuest, getTransactions])))
  useEffect(() => {
    if (state.status === 'success' || isRefused) readAgain()
  }, [state.status, isRefused])
  const onTryAgain = useLongWait(state.status === 'loading')
  const address = { location_id: location.id, user_id: guest.id }
  return (
    <ManagersCheckoutScreen
      state={state}
      send={send}
      payment={payment}
      page={{
        location,
        guest,
        notes,
        employee,
        clock,
        checkHref: href('/enter-check-number', visit.bill.by === 'number' ? address : { ...address, by: 'amount' }),
        guestsHref: href('/diner-selection', { location_id: location.id }),
        doneHref: href('/location-selection'),
        isExplained: () => deviceStorage.read(explainedKey) !== null,
        onReadGuest,
        logout,
      }}
      onTryAgain={onTryAgain}
    />
  )
}
