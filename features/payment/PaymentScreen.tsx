import type { ReactNode } from 'react'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { isOutcome, type PaymentTypes, paymentStepKey } from './payment.ts'
import { PaymentForm, type PaymentFormProps } from './screens/PaymentForm.tsx'
import { PaymentOutcome, type PaymentOutcomeProps } from './screens/PaymentOutcome.tsx'

<<<<<<< HEAD
export type PaymentScreenProps<P extends PaymentTypes> = PaymentFormProps<P> &
  Pick<PaymentOutcomeProps<P>, 'nameOf' | 'amountOf'> & {
    title: string
    lead?: ReactNode
    /** The surface's own confirmation. */
    paid: (receipt: P['receipt']) => ReactNode
  }
=======
export type PaymentScreenProps<P extends PaymentTypes> = PaymentFormProps<P> & {
  /** What an earlier attempt is for, as the payer knows it. */
  nameOf?: PaymentOutcomeProps<P>['nameOf']
  title: string
  intro?: ReactNode
  /** The surface's own confirmation. */
  paid: (receipt: P['receipt']) => ReactNode
}
>>>>>>> main

/** A payment, in any of its states. */
export const PaymentScreen = <P extends PaymentTypes>(props: PaymentScreenProps<P>) => (
  <FocusOnStepChange stepKey={paymentStepKey(props.payment.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

<<<<<<< HEAD
function ScreenOf<P extends PaymentTypes>({ title, lead, paid, nameOf, amountOf, ...form }: PaymentScreenProps<P>) {
  const { state, send } = form.payment
  if (isOutcome(state)) return <PaymentOutcome state={state} send={send} {...(nameOf && { nameOf })} {...(amountOf && { amountOf })} />
=======
function ScreenOf<P extends PaymentTypes>({ title, intro, paid, nameOf, ...form }: PaymentScreenProps<P>) {
  const { state, send, what } = form.payment
  const payLabel = form.payLabel ?? (what === null ? 'Pay' : `Pay ${formatMoney(what.amount)}`)
  if (isOutcome(state)) return <PaymentOutcome state={state} send={send} payLabel={payLabel} {...(nameOf && { nameOf })} />
>>>>>>> main
  if (state.status === 'paid') return paid(state.receipt)
  return (
    <Screen title={title} intro={intro}>
      <PaymentForm {...form} />
    </Screen>
  )
}
