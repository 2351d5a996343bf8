import { useState } from 'react'
import { CheckoutOutcome } from '../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import type { CheckPayment, CheckToPay } from '../../features/managers/checkout/request.ts'
import { isEarlier, paymentStepKey } from '../../features/payment/payment.ts'
import { FocusOnStepChange } from '../../features/shared/screens/FocusOnStepChange.tsx'
import { usePayment } from '../runtime/payments/usePayment.tsx'
import { useHref } from '../runtime/page/useHref.ts'
import { checkPaymentOf } from './checkPayments.ts'
import { takeFoundTicket } from './checkVisit.ts'
import { useLogout } from './useLogout.ts'
import { CheckoutSteps, type CheckoutStepsProps } from './CheckoutSteps.tsx'

/** The checkout of one bill, saved across a reload. This device's attempts to pay the same bill come first. */
export function CheckoutVisit(props: Omit<CheckoutStepsProps, 'payment' | 'onPaying' | 'found' | 'logout'>) {
  const { visit } = props
  const [paying, setPaying] = useState<CheckToPay | null>(null)
  const [setup] = useState(() => checkPaymentOf(visit))
  const payment = usePayment<CheckPayment>({ ...setup, paying, venueKey: props.location.stripeKey })
  const logout = useLogout()
  const doneHref = useHref()('/location-selection')
  const isFirst = isEarlier(payment.state)
  // What was found before an earlier attempt was settled may be out of date.
  const [found] = useState(() => (isFirst ? null : takeFoundTicket(visit)))
  return (
    <FocusOnStepChange stepKey={isFirst ? paymentStepKey(payment.state) : 'checkout'}>
      {isFirst ? (
        <CheckoutOutcome payment={payment} doneHref={doneHref} logout={logout} />
      ) : (
        <CheckoutSteps {...props} logout={logout} found={found} payment={payment} onPaying={setPaying} />
      )}
    </FocusOnStepChange>
  )
}
