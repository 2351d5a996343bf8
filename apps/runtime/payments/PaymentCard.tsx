import { CardElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElementOptions, StripeElements } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { vars } from '../../../themes/vars.css.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import { tokenValue } from './tokenValue.ts'

type PaymentCardProps = {
  stripe: Stripe
  /** Receives the elements through which the gateway finds the card. */
  onElements: (elements: StripeElements) => void
  /** The payer has typed. Only the gateway can read what. */
  onChange: () => void
}

/** The payment gateway's card field. */
export const PaymentCard = ({ stripe, onElements, onChange }: PaymentCardProps) => (
  <Elements stripe={stripe}>
    <Field onElements={onElements} onChange={onChange} />
  </Elements>
)

/** The gateway's field is transparent: its text has the page's colours, light or dark. */
function cardOptions(): StripeCardElementOptions {
  const value = (token: string) => tokenValue(document.documentElement, token)
  const base = { color: value(vars.text.base), iconColor: value(vars.text.muted), '::placeholder': { color: value(vars.text.muted) } }
  // A smaller font would make a phone zoom in.
  return { hidePostalCode: true, style: { base: { fontSize: '16px', ...base }, invalid: { color: value(vars.danger.text) } } }
}

function Field({ onElements, onChange }: Omit<PaymentCardProps, 'stripe'>) {
  const elements = useElements()
  const [options] = useState(cardOptions)
  useEffect(() => {
    if (elements) onElements(elements)
  }, [elements, onElements])
  return (
    <Card tone="outlined">
      <CardElement options={options} onChange={onChange} />
    </Card>
  )
}
