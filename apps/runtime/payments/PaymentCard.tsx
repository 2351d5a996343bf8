import { CardElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect } from 'react'
import { Card } from '../../../ui/Card/Card.tsx'

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

function Field({ onElements, onChange }: Omit<PaymentCardProps, 'stripe'>) {
  const elements = useElements()
  useEffect(() => {
    if (elements) onElements(elements)
  }, [elements, onElements])
  return (
    <Card tone="outlined">
      {/* A smaller font would make a phone zoom in. */}
      <CardElement options={{ hidePostalCode: true, style: { base: { fontSize: '16px' } } }} onChange={onChange} />
    </Card>
  )
}
