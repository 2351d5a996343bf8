import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import type { EnteredCheck } from '../../../features/managers/check/checkForm.ts'
import { ManagersCheckoutScreen } from '../../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import type { CheckVisit } from '../../../features/managers/checkout/request.ts'
import { payingAt } from '../../../features/managers/checkout/screens/page.ts'
import { canGoBack } from '../../../features/managers/checkout/transition.ts'
import type { GuestDetails } from '../../../features/managers/guestDetails.ts'
import type { Location } from '../../../features/managers/location.ts'
import { isChoosing } from '../../../features/payment/attempt/paymentState.ts'
import { isReadOf } from '../../runtime/api/useRead.tsx'
import { useBackSteps } from '../../runtime/flow/useBackSteps.ts'
import { useLongWait } from '../../runtime/flow/useLongWait.ts'
import { useHref } from '../../runtime/routing/links.tsx'
import { useCardPaymentPage } from '../../runtime/payments/usePaymentPage.tsx'
import { deviceStorage } from '../../runtime/storage/storage.ts'
import { createCheckout } from './checkPayments.ts'
import { dinerSelection, enterCheck, locationSelection } from '../routes.tsx'
import { useLogout } from '../useLogout.ts'

/** Whether this device has explained a business expense. */
const explainedKey = 'manager.businessExplained'

type Props = Pick<EnteredCheck, 'notes' | 'employee'> & {
  readonly visit: CheckVisit
  readonly location: Location
  readonly guest: GuestDetails
  readonly onReadGuest: () => void
  /** Shows the guest as they were read just before the payment. */
  readonly onGuest: (guest: GuestDetails) => void
}

/** The checkout of one bill, saved across a reload. This device's attempts to pay the same bill come first. */
export function CheckoutVisit({ visit, location, guest, notes, employee, onReadGuest, onGuest }: Props) {
  const { mutate } = useSWRConfig()
  const [at, setAt] = useState(() => new Date())
  const [connection] = useState(() => createCheckout(visit, location))
  const { flow, send, now, payment } = useCardPaymentPage({
    ...connection,
    handlers: {
      rememberExplained: () => void deviceStorage.write(explainedKey, 'yes'),
      showReread: ({ now: read }) => {
        setAt(read.at)
        onGuest(read.guest)
      },
      readListsAgain: () => void mutate(isReadOf([getGuest, getTransactions])),
    },
    view: (state) => ({
      paying: state && payingAt(state, { location, guest, at, notes, employee }),
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
        location,
        guest,
        notes,
        employee,
        at,
        checkHref: href(enterCheck, visit.bill.by === 'number' ? address : { ...address, by: 'amount' }),
        guestsHref: href(dinerSelection, { location_id: location.id }),
        doneHref: href(locationSelection),
        isExplained: () => deviceStorage.read(explainedKey) !== null,
        onReadGuest,
        logout: useLogout(),
      }}
      onTryAgain={useLongWait(flow?.status === 'loading')}
    />
  )
}
