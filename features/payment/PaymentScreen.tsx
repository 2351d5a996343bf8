import type { ReactNode } from 'react'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import type { PaymentTypes } from './attempt/attempt.ts'
import { isOutcome, paymentStepKey } from './attempt/paymentState.ts'
import { PaymentForm, type PaymentFormProps } from './screens/PaymentForm.tsx'
import { PaymentOutcome } from './screens/PaymentOutcome.tsx'

export type PaymentScreenProps<P extends PaymentTypes> = PaymentFormProps<P> & {
  title: string
  intro?: ReactNode
  /** Between the title and the payment: the steps of an order. */
  above?: ReactNode
  /** The surface's own confirmation. */
  paid: (receipt: P['receipt']) => ReactNode
}

export const PaymentScreen = <P extends PaymentTypes>(props: PaymentScreenProps<P>) => (
  <FocusOnStepChange stepKey={paymentStepKey(props.payment.state)}>
    <CurrentScreen {...props} />
  </FocusOnStepChange>
)

function CurrentScreen<P extends PaymentTypes>({ title, intro, above, paid, ...form }: PaymentScreenProps<P>) {
  const { state, send } = form.payment
  if (isOutcome(state)) return <PaymentOutcome state={state} send={send} />
  if (state.status === 'paid') return paid(state.receipt)
  return (
    <Screen title={title} intro={intro}>
      {above}
      <PaymentForm {...form} />
    </Screen>
  )
}
