import * as z from 'zod/mini'
import { type PaymentApi, usePayment } from '../../apps/runtime/payments/usePayment.tsx'
import { createAttemptRecords } from '../../apps/runtime/payments/attemptRecords.ts'
import { PaymentScreen, type PaymentScreenProps } from '../../features/payment/PaymentScreen.tsx'
import { type Lunch, type LunchReceipt, cards, lunch, payer } from '../../features/payment/testing/examples.ts'
import { Screen } from '../../features/shared/screens/Screen.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'

// A whole app that takes a payment: it sells a lunch for $10. The guide "Taking a payment" explains it.

/** This app's unresolved attempts: each is recorded with the meal that it pays. */
const records = createAttemptRecords('lunch.unresolved', z.object({ meal: z.string() }), ({ meal }) => meal)

type ScreenProps = Omit<PaymentScreenProps<Lunch, LunchReceipt>, 'cards' | 'title' | 'paid'>

const thanks = ({ number }: LunchReceipt) => <Screen title="Lunch is paid" lead={`Your receipt is ${number}.`} />

export const LunchScreen = (payment: ScreenProps) => (
  <PublicPage>
    <PaymentScreen {...payment} cards={cards} title="Pay for your lunch" paid={thanks} />
  </PublicPage>
)

export const LunchApp = ({ api }: { api: PaymentApi<Lunch, LunchReceipt> }) => (
  <LunchScreen {...usePayment({ visit: 'payment.lunch', records, what: lunch, payer, api })} />
)
