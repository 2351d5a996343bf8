import { CardElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { vars } from '../../../../themes/vars.css.ts'
import * as styles from './cardField.css.ts'
import { tokenValue } from './gatewayStyle.ts'

type PaymentCardProps = {
  stripe: Stripe
  /** Receives the elements through which the gateway finds the card. */
  onElements: (elements: StripeElements) => void
  /** The payer has typed, or emptied the field. Only the gateway can read the text. */
  onChange: (isEmpty: boolean) => void
  /** The field can take the focus. */
  onReady?: () => void
}

export const PaymentCard = ({ stripe, ...field }: PaymentCardProps) => (
  <Elements stripe={stripe}>
    <Field {...field} />
  </Elements>
)

/** The gateway's field is transparent: its text has the page's colours, light or dark. */
function pageColours() {
  // Prerendered, it has no page yet.
  if (typeof document === 'undefined') return {}
  const value = (token: string) => tokenValue(document.documentElement, token)
  return { color: value(vars.text.base), iconColor: value(vars.text.muted), '::placeholder': { color: value(vars.text.muted) } }
}

function Field({ onElements, onChange, onReady }: Omit<PaymentCardProps, 'stripe'>) {
  const elements = useElements()
  const [colours] = useState(pageColours)
  useEffect(() => {
    if (elements) onElements(elements)
  }, [elements, onElements])
  return (
    <div className={styles.box}>
      <CardElement
        // A smaller font would make a phone zoom in.
        options={{ hidePostalCode: true, style: { base: { fontSize: '16px', ...colours } } }}
        onChange={({ empty }) => onChange(empty)}
        {...(onReady && { onReady })}
      />
    </div>
  )
}
