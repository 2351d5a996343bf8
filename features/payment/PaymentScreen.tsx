import type { ReactNode } from 'react'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import { formatMoney } from '../shared/money/money.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { isOutcome, type PaymentTypes, paymentStepKey } from './payment.ts'
import { PaymentForm, type PaymentFormProps } from './screens/PaymentForm.tsx'
import { PaymentOutcome, type PaymentOutcomeProps } from './screens/PaymentOutcome.tsx'

export type PaymentScreenProps<P extends PaymentTypes> = PaymentFormProps<P> & {
  /** What an earlier attempt is for, as the payer knows it. */
  nameOf?: PaymentOutcomeProps<P>['nameOf']
  title: string
  intro?: ReactNode
  /** The surface's own confirmation. */
  paid: (receipt: P['receipt']) => ReactNode
}

/** A payment, in any of its states. */
export const PaymentScreen = <P extends PaymentTypes>(props: PaymentScreenProps<P>) => (
  <FocusOnStepChange stepKey={paymentStepKey(props.payment.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

function ScreenOf<P extends PaymentTypes>({ title, intro, paid, nameOf, ...form }: PaymentScreenProps<P>) {
  const { state, send, what } = form.payment
  const payLabel = form.payLabel ?? (what === null ? 'Pay' : `Pay ${formatMoney(what.amount)}`)
  if (isOutcome(state)) return <PaymentOutcome state={state} send={send} payLabel={payLabel} {...(nameOf && { nameOf })} />
  if (state.status === 'paid') return paid(state.receipt)
  return (
    <Screen title={title} intro={intro}>
      <PaymentForm {...form} />
    </Screen>
  )
}
