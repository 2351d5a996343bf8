import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import type { CardSlot } from '../../../../features/payment/gate/slots.ts'
import { reportError } from '../../signals/signals.ts'
import type { PaymentCard } from './PaymentCard.tsx'
import type { OpenGateway } from './lazyGateway.ts'
import { type LoadedCard, cardFor } from './loadedCard.ts'
import type { PaymentGateway } from './paymentGateway.ts'

type Loaded = LoadedCard<{ readonly stripe: Stripe; readonly Field: typeof PaymentCard } & Pick<PaymentGateway, 'setElements'>>

const loading = { kind: 'loading' } as const

/** The card's field needs the gateway's script and our own: without either there is no field. */
async function load(openGateway: OpenGateway, venueKey: string | null): Promise<Loaded> {
  const opened = openGateway().then(async ({ open, setVenueKey, setElements }) => {
    setVenueKey(venueKey)
    return { stripe: await open(), setElements }
  })
  const [{ stripe, setElements }, { PaymentCard: Field }] = await Promise.all([opened, import('./PaymentCard.tsx')])
  return { kind: 'ready', venueKey, made: { stripe, Field, setElements } }
}

/** Loads the payment gateway with the restaurant's key once it is wanted, and returns its card field. */
export function usePayments(
  openGateway: OpenGateway,
  wanted: boolean,
  venueKey: string | null,
  onCardChange: () => void,
): { readonly stripe: Stripe | null | 'onItsWay'; readonly card: CardSlot } {
  const [loaded, setLoaded] = useState<Loaded>(loading)
  const [tries, setTries] = useState(0)
  const elements = useRef<StripeElements | null>(null)

  useEffect(() => {
    if (!wanted) return undefined
    let isCurrent = true
    const settle = (outcome: Loaded) => {
      if (isCurrent) setLoaded(outcome)
    }
    load(openGateway, venueKey).then(settle, (error: unknown) => {
      reportError(error)
      settle({ kind: 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [wanted, tries, openGateway, venueKey])

  const card = cardFor(loaded, venueKey)
  if (card === 'loading') return { stripe: 'onItsWay', card: loading }
  if (card === 'failed') {
    const onRetry = () => {
      setLoaded(loading)
      setTries(tries + 1)
    }
    return { stripe: null, card: { kind: 'unavailable', onRetry } }
  }
  const { stripe, Field, setElements } = card
  const field = (
    <Field
      stripe={stripe}
      onElements={(ready) => {
        elements.current = ready
        setElements(ready)
      }}
      onChange={onCardChange}
    />
  )
  const onTypeAnother = () => {
    const typed = elements.current?.getElement('card')
    typed?.clear()
    typed?.focus()
  }
  return { stripe, card: { kind: 'ready', field, onTypeAnother } }
}
