import * as z from 'zod/mini'
import type { PaymentApi } from '../../apps/runtime/payments/paymentSetup.ts'
import { usePaymentPage } from '../../apps/runtime/payments/usePaymentPage.tsx'
import { createAttemptRecords } from '../../apps/runtime/payments/records/attemptRecords.ts'
import { paymentAlone } from '../../features/payment/attempt/paymentAlone.ts'
import { PaymentScreen, type PaymentScreenProps } from '../../features/payment/PaymentScreen.tsx'
import { type LunchPayment, type LunchReceipt, cards, lunch, payer } from '../../features/payment/examples.ts'
import { Screen } from '../../features/shared/screens/Screen.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'

// A whole app that takes a payment: it sells a lunch for $10. The guide "Adding a surface that pays" explains it.

/** This app's attempts: each is recorded with the meal that it pays. An app of its own has a channel of its own, which `channel.ts` must know. */
const records = createAttemptRecords('purchase', z.object({ meal: z.string() }))

const thanks = ({ number }: LunchReceipt) => <Screen title="Lunch is paid" intro={`Your receipt is ${number}.`} />

type ScreenProps = Omit<PaymentScreenProps<LunchPayment>, 'title' | 'paid'>

export const LunchScreen = (props: ScreenProps) => (
  <PublicPage>
    <PaymentScreen {...props} title="Pay for your lunch" paid={thanks} />
  </PublicPage>
)

const surface = paymentAlone<LunchPayment>()

export function LunchApp({ api, onPaid }: { api: PaymentApi<LunchPayment>; onPaid: (receipt: LunchReceipt) => void }) {
  const { payment } = usePaymentPage({
    records,
    rules: { pays: () => lunch.thing },
    api,
    blocks: () => true,
    surface,
    storageKey: 'payment.lunch',
    calls: {},
    handlers: {
      showPaid: ({ paid }) => {
        onPaid(paid.receipt)
      },
      showNotPaid: () => undefined,
    },
    view: () => ({ paying: { what: lunch, details: null, asks: [] }, payer, cards }),
  })
  return <LunchScreen payment={payment} />
}
