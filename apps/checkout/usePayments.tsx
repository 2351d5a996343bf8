import type { Stripe } from '@stripe/stripe-js'
import { Suspense, lazy, use, useEffect, useState } from 'react'
import { CardPlace } from '../../features/checkout/screens/CardPlace.tsx'
import type { CardSlot } from '../../features/checkout/screens/StepProps.ts'
import { reportError } from '../runtime/reportError.ts'
import { LoadPayments } from './payments.ts'
import type { Desk } from './provider.ts'

const PaymentCard = lazy(async () => ({ default: (await import('./PaymentCard.tsx')).PaymentCard }))

type Loaded = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly stripe: Stripe }

/** The payment provider: loaded once it is wanted, and the card's field that belongs to it. */
export function usePayments(desk: Desk, wanted: boolean, onCardChange: () => void): { readonly stripe: Stripe | null | 'onItsWay'; readonly card: CardSlot } {
  const load = use(LoadPayments)
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!wanted) return undefined
    let isCurrent = true
    load().then(
      (stripe) => {
        desk.setStripe(stripe)
        if (isCurrent) setLoaded({ kind: 'ready', stripe })
      },
      (error: unknown) => {
        reportError(error)
        if (isCurrent) setLoaded({ kind: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [wanted, load, tries, desk])

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
      const { stripe } = loaded
      const field = (
        <Suspense fallback={<CardPlace />}>
          <PaymentCard stripe={stripe} onElements={desk.setElements} onChange={onCardChange} />
        </Suspense>
      )
      return { stripe, card: { kind: 'ready', field } }
    }
  }
}
