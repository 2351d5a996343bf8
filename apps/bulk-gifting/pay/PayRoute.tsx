import type * as calls from '../../../features/bulk-gifting/api.ts'
import type { CreateStep } from '../../../features/bulk-gifting/address.ts'
import { type GiftOrder, type GiftReceipt, counting } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { type OrderState, orderSteps, orderToPay } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { PayScreen } from '../../../features/bulk-gifting/pay/PayScreen.tsx'
import { type GiftTerms, giftBill } from '../../../features/bulk-gifting/terms.ts'
import type { OutputOf } from '../../../features/shared/api/endpoint.ts'
import { loading } from '../../../features/shared/api/remote.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { useReadAll } from '../../runtime/api/useRead.tsx'
import { usePaymentPage } from '../../runtime/payments/usePaymentPage.tsx'
import { createOrderPayment } from './orderPayment.ts'

const getDryRun = (state: OrderState | null) => (state?.status === 'open' ? state.dryRun : loading)

type Props = {
  readonly draftId: string
  readonly terms: GiftTerms
  readonly order: GiftOrder
  readonly buyer: OutputOf<typeof calls.getBuyer>
  readonly onOrdered: (attempt: string, receipt: GiftReceipt) => void
  readonly onStep: (step: CreateStep) => void
}

/** Checks an order with the server, and pays it once. Another order is another page. */
export function PayRoute({ draftId, terms, order, buyer, onOrdered, onStep }: Props) {
  const readAll = useReadAll()
  const { email, firstName, lastName, cards } = buyer
  const { reference, ...connection } = createOrderPayment(draftId, email, order)
  const expected = giftBill(cents(order.amount * order.recipients.length), terms.tiers).total
  const { flow, send, payment } = usePaymentPage({
    surface: orderSteps,
    storageKey: 'payment.gifting',
    ...connection,
    handlers: {
      showOrdered: (paid) => {
        readAll()
        onOrdered(paid.attempt.key, counting(paid, order))
      },
    },
    view: (state) => ({
      paying: orderToPay({ reference, order, dryRun: getDryRun(state), expected }),
      payer: { email, firstName, lastName },
      cards,
    }),
  })
  return (
    <PayScreen
      payment={payment}
      country={terms.country}
      order={order}
      sender={firstName || 'Your company'}
      dryRun={getDryRun(flow)}
      onRetry={() => send({ type: 'checkAgain' })}
      onStep={onStep}
    />
  )
}
