import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { CardSlot } from '../../features/checkout/screens/StepProps.ts'
import { reportError } from '../runtime/reportError.ts'
import type { PaymentCard } from './PaymentCard.tsx'
import type { PaymentGateway } from './provider.ts'

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly stripe: Stripe; readonly Field: typeof PaymentCard }

/** The card's field is a script of ours around the provider's: where either does not come, there is none. */
async function load(gateway: PaymentGateway): Promise<Loaded> {
  const [stripe, { PaymentCard: Field }] = await Promise.all([gateway.open(), import('./PaymentCard.tsx')])
  return { kind: 'ready', stripe, Field }
}

/** The payment provider: loaded once it is wanted, and the card's field that belongs to it. */
export function usePayments(
  gateway: PaymentGateway,
  wanted: boolean,
  onCardChange: () => void,
): { readonly stripe: Stripe | null | 'onItsWay'; readonly card: CardSlot } {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!wanted) return undefined
    let isCurrent = true
    const settle = (outcome: Loaded) => {
      if (isCurrent) setLoaded(outcome)
    }
    load(gateway).then(settle, (error: unknown) => {
      reportError(error)
      settle({ kind: 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [wanted, tries, gateway])

  switch (loaded.kind) {
    case 'loading':
      return { stripe: 'onItsWay', card: loaded }
    case 'failed': {
      const onRetry = () => {
        setLoaded({ kind: 'loading' })
        setTries(tries + 1)
      }
      return { stripe: null, card: { kind: 'unavailable', onRetry } }
    }
    case 'ready': {
      const { stripe, Field } = loaded
      return { stripe, card: { kind: 'ready', field: <Field stripe={stripe} onElements={gateway.setElements} onChange={onCardChange} /> } }
    }
  }
}
