import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '../../features/checkout/order.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { type ButtonLook, buttonLookAt } from './buttonLook.ts'

/** What the buyer has confirmed in a wallet's sheet: where its payment method comes from, and how the sheet is told no. */
export type WalletConsent = { readonly elements: StripeElements; readonly paymentFailed: () => void }

export type WalletButtonsProps = {
  stripe: Stripe
  order: Order
  /** They were there before: their place is kept while they are drawn anew. */
  known: boolean
  /** Whether a payment may be begun now: else a press opens no sheet. */
  mayPay: () => boolean
  /** Hears once whether the browser has any wallet. */
  onAnswer: (available: boolean) => void
  onConfirm: (consent: WalletConsent) => void
}

/** The browser's own wallets. Others lead to pages of their own, from which nobody would come back to this attempt. */
const paymentMethods = { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' } as const
const layout = { maxColumns: 2, maxRows: 1, overflow: 'never' } as const

/** Milliseconds for which the place of buttons is kept that say neither that they are there nor that they are not. */
const patience = 10_000

/**
 * The provider's buttons for wallets, in a group of their own: the card's field knows no sum. What the wallet's sheet
 * says is the order's; its payment method is charged as a card's is.
 */
export function WalletButtons({ stripe, order, known, onAnswer, ...props }: WalletButtonsProps) {
  const [look, setLook] = useState<ButtonLook | null>(null)
  const [answered, setAnswered] = useState(false)
  const answer = (available: boolean) => {
    setAnswered(true)
    onAnswer(available)
  }
  const giveUp = useEffectEvent(() => answer(false))
  const isPlaceKept = known && !answered
  useEffect(() => {
    if (!isPlaceKept) return undefined
    const timer = setTimeout(giveUp, patience)
    return () => clearTimeout(timer)
  }, [isPlaceKept])
  return (
    <div ref={(place) => setLook((before) => before ?? (place && buttonLookAt(place)))}>
      {isPlaceKept && <Skeleton shape="button" />}
      {look && (
        <Elements
          stripe={stripe}
          options={{
            mode: order.billing.interval === 'once' ? 'payment' : 'subscription',
            amount: order.pay,
            currency: 'usd',
            paymentMethodCreation: 'manual',
            loader: 'never',
            appearance: { variables: { borderRadius: look.radius } },
          }}>
          <Buttons height={look.height} onAnswer={answer} {...props} />
        </Elements>
      )}
    </div>
  )
}

type ButtonsProps = Pick<WalletButtonsProps, 'mayPay' | 'onAnswer' | 'onConfirm'> & { height: number }

function Buttons({ height, mayPay, onAnswer, onConfirm }: ButtonsProps) {
  const elements = useElements()
  const confirm = ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    if (elements) onConfirm({ elements, paymentFailed })
    else paymentFailed()
  }
  return (
    <ExpressCheckoutElement
      options={{ paymentMethods, layout, buttonHeight: height }}
      onReady={({ availablePaymentMethods }) => onAnswer(Object.values(availablePaymentMethods ?? {}).includes(true))}
      onLoadError={() => onAnswer(false)}
      onClick={({ resolve, reject }) => (mayPay() ? resolve() : reject())}
      onConfirm={confirm}
    />
  )
}
