import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeExpressCheckoutElementConfirmEvent, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import { useState } from 'react'
import type { Order } from '../../features/checkout/order.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'

/** What the buyer has confirmed in a wallet's sheet: where its payment method comes from, and how the sheet is told no. */
export type Confirmation = { readonly elements: StripeElements; readonly paymentFailed: () => void }

export type WalletButtonsProps = {
  stripe: Stripe
  order: Order
  /** They were there before: their place is kept while they are drawn anew. */
  known: boolean
  /** Whether a payment may be begun now: else a press opens no sheet. */
  mayPay: () => boolean
  /** Hears once whether the browser has any wallet. */
  onAnswer: (available: boolean) => void
  onConfirm: (confirmation: Confirmation) => void
}

/** The browser's own wallets. Others lead to pages of their own, from which nobody would come back to this attempt. */
const paymentMethods = { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' } as const
const options = { paymentMethods, buttonHeight: 52, layout: { maxColumns: 2, maxRows: 1, overflow: 'never' } } as const satisfies StripeExpressCheckoutElementOptions

/**
 * The provider's buttons for wallets, in a group of their own: the card's field knows no sum. What the wallet's sheet
 * says is the order's; its payment method is charged as a card's is.
 */
export const WalletButtons = ({ stripe, order, ...props }: WalletButtonsProps) => (
  <Elements
    stripe={stripe}
    options={{
      mode: order.billing.interval === 'once' ? 'payment' : 'subscription',
      amount: order.pay,
      currency: 'usd',
      paymentMethodCreation: 'manual',
      loader: 'never',
    }}
  >
    <Buttons {...props} />
  </Elements>
)

function Buttons({ known, mayPay, onAnswer, onConfirm }: Omit<WalletButtonsProps, 'stripe' | 'order'>) {
  const elements = useElements()
  const [answered, setAnswered] = useState(false)
  const answer = (available: boolean) => {
    setAnswered(true)
    onAnswer(available)
  }
  const confirm = ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    if (elements) onConfirm({ elements, paymentFailed })
    else paymentFailed()
  }
  return (
    <div>
      {known && !answered && <Skeleton shape="button" />}
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => answer(Object.values(availablePaymentMethods ?? {}).includes(true))}
        onLoadError={() => answer(false)}
        onClick={({ resolve, reject }) => (mayPay() ? resolve() : reject())}
        onConfirm={confirm}
      />
    </div>
  )
}
