import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { useState } from 'react'
import { formatMoney } from '../../../../features/shared/money/money.ts'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { appearanceAt } from './gatewayStyle.ts'
import { type Consent, type Sum, saleFromSum } from './sale.ts'

export type LinkFormProps = { stripe: Stripe; sum: Sum; onConfirm: (consent: Consent) => void }

/** Wallets have their own buttons. */
const options = { layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } } as const

/** The gateway's own form for Link, in the page's colours, light or dark. */
export function LinkForm({ stripe, sum, onConfirm }: LinkFormProps) {
  const [appearance, setAppearance] = useState<Appearance | null>(null)
  return (
    <div ref={(element) => setAppearance((before) => before ?? (element && appearanceAt(element)))}>
      {appearance && (
        <Elements stripe={stripe} options={{ ...saleFromSum(sum), allowedPaymentMethodTypes: ['link'], appearance }}>
          <Fields sum={sum} onConfirm={onConfirm} />
        </Elements>
      )}
    </div>
  )
}

function Fields({ sum, onConfirm }: Pick<LinkFormProps, 'sum' | 'onConfirm'>) {
  const elements = useElements()
  const [state, setState] = useState<'filling' | 'complete' | 'failed'>('filling')
  if (state === 'failed')
    return (
      <Alert tone="warning" live="polite">
        These ways to pay did not open. Nothing was charged. Please pay by card.
      </Alert>
    )
  const confirm = () => {
    // The page shows the failure: the form has nothing to close.
    if (elements) onConfirm({ elements, amount: sum.amount, paymentFailed: () => undefined })
  }
  return (
    <Stack space="md">
      <PaymentElement
        options={options}
        onChange={({ complete }) => setState(complete ? 'complete' : 'filling')}
        onLoadError={() => setState('failed')}
      />
      <Button wide variant="soft" icon="lock" disabled={state !== 'complete'} onClick={confirm}>
        {`Pay ${formatMoney(sum.amount, sum.currency)} this way`}
      </Button>
    </Stack>
  )
}
