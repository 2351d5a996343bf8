import { CardElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect } from 'react'
import { Card } from '../../ui/Card/Card.tsx'

type PaymentCardProps = {
  stripe: Stripe
  /** Hears of the elements, by which the provider finds the card. */
  onElements: (elements: StripeElements) => void
  /** Something was typed. What it is nobody here can know. */
  onChange: () => void
}

/** The provider's own field for a card. */
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
      {/* No smaller, or a phone would zoom into it. */}
      <CardElement options={{ hidePostalCode: true, style: { base: { fontSize: '16px' } } }} onChange={onChange} />
    </Card>
  )
}
