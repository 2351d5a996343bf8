import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { clockAt } from '../../features/bill/offers.ts'
import { getGuest, getTransactions } from '../../features/managers/api.ts'
import { getTicket } from '../../features/managers/check/api.ts'
import type { EnteredCheck } from '../../features/managers/check/checkForm.ts'
import { firstChoices } from '../../features/managers/checkout/choices.ts'
import type { CheckoutState } from '../../features/managers/checkout/checkout.ts'
import { CheckoutScreen } from '../../features/managers/checkout/CheckoutScreen.tsx'
import { recordedOf, savedCheckout } from '../../features/managers/checkout/saved.ts'
import { canGoBack, transition } from '../../features/managers/checkout/transition.ts'
import { begin } from '../../features/managers/checkout/transitions/opening.ts'
import type { GuestDetails } from '../../features/managers/guestDetails.ts'
import type { Location } from '../../features/managers/location.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { useDoubleTapGuard } from '../runtime/payments/useDoubleTapGuard.ts'
import { isReadOf } from '../runtime/api/readKey.ts'
import { deviceStorage, tabStorage } from '../runtime/storage/storage.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useHref } from '../runtime/page/useHref.ts'
import { checkPayments, paymentCalls, unresolvedOf } from './checkPayments.ts'
import { type CheckVisit, checkoutKey, takeFoundTicket } from './checkVisit.ts'

/** Whether this device has explained a business expense. */
const explainedKey = 'manager.businessExplained'

type Props = Pick<EnteredCheck, 'notes' | 'employee'> & {
  readonly visit: CheckVisit
  readonly location: Location
  readonly guest: GuestDetails
  readonly onReadGuest: () => void
}

/** The checkout of one bill, saved across a reload. */
export function CheckoutVisit({ visit, location, guest, notes, employee, onReadGuest }: Props) {
  const storageKey = checkoutKey(visit)
  const [watch] = useState(() => checkPayments.watch(storageKey))
  const [unresolved] = useState(() => unresolvedOf(visit))
  const { state, send, now } = useFlow({
    begin: () =>
      begin(unresolved, { bill: visit.bill, choices: firstChoices(location.rules), step: 'bill', sent: null }, takeFoundTicket(visit)),
    transition,
    calls: {
      ...paymentCalls,
      readTicket: ({ number }, options) =>
        callSignedIn(getTicket, { path: { id: location.id, ticketNumber: number }, query: { user_id: guest.id } }, options),
    },
    handlers: { rememberExplained: () => void deviceStorage.write(explainedKey, 'yes') },
    persist: {
      storage: tabStorage,
      storageKey,
      saved: savedCheckout,
      onSave: (saved) => watch.saved(recordedOf(saved), { isEarlier: saved.status === 'unresolvedPayment' }),
    },
    reloaded: { type: 'reloaded', unresolved },
  })
  const [opened] = useState(() => new Date())
  const href = useHref()
  const { mutate } = useSWRConfig()
  useDoubleTapGuard(offersToPay(state))
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  useEffect(() => {
    if (recordedOf(state) === null) watch.shown({ isPaid: state.status === 'success' || state.status === 'earlierPaid' })
  }, [watch, state])
  // After a payment the lists are out of date, and after a refusal the guest's cards, rewards and balance may be.
  const isRefused = state.status === 'payment' && state.problem !== null
  const readAgain = useEffectEvent(() => void mutate(isReadOf([getGuest, getTransactions])))
  useEffect(() => {
    if (state.status === 'success' || isRefused) readAgain()
  }, [state.status, isRefused])
  const onTryAgain = useLongWait(state.status === 'loading')
  const address = { location_id: location.id, user_id: guest.id }
  return (
    <CheckoutScreen
      state={state}
      send={send}
      page={{
        location,
        guest,
        notes,
        employee,
        clock: clockAt(opened, location.timeZone),
        checkHref: href('/enter-check-number', visit.bill.by === 'number' ? address : { ...address, by: 'amount' }),
        guestsHref: href('/diner-selection', { location_id: location.id }),
        doneHref: href('/location-selection'),
        isExplained: () => deviceStorage.read(explainedKey) !== null,
        newKey: checkPayments.newKey,
        unresolved: () => unresolvedOf(visit),
        onReadGuest,
      }}
      onTryAgain={onTryAgain}
    />
  )
}

/** Whether one press pays in this state: a double tap on the button before it must not. */
const offersToPay = (state: CheckoutState): boolean =>
  state.status === 'payment' || (state.status === 'paymentUnknown' && state.lookUp === 'notCharged')
