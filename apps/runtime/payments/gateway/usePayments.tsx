import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { createContext, useEffect, useRef, useState } from 'react'
import type { CardSlot } from '../../../../features/payment/attempt/running.ts'
import { type Answer, refused } from '../../../../features/shared/api/answers/answer.ts'
import { reportError } from '../../page/report.ts'
import type { loadPayments } from './loadPayments.ts'
import type { PaymentCard } from './PaymentCard.tsx'
import type { PaymentGateway } from './paymentGateway.ts'

/** The function that loads the gateway; stories replace it. */
export const LoadPayments = createContext<typeof loadPayments | null>(null)

export type OpenGateway = () => Promise<PaymentGateway>

async function create(load: typeof loadPayments | null): Promise<PaymentGateway> {
  const [{ createPaymentGateway }, { loadPayments }] = await Promise.all([import('./paymentGateway.ts'), import('./loadPayments.ts')])
  return createPaymentGateway(load ?? loadPayments)
}

/** The gateway's own script loads when a payment needs it: the first page does not. Loaded again after a failure. */
export function lazyGateway(load: typeof loadPayments | null): OpenGateway {
  let opened: Promise<PaymentGateway> | null = null
  return () =>
    (opened ??= create(load).catch((error: unknown) => {
      opened = null
      throw error
    }))
}

const absent = refused('The secure card form is not open. Please reload the page.')

/** Asks the gateway; without it nothing is charged. */
export function askGateway<T>(open: OpenGateway, ask: (gateway: PaymentGateway) => Promise<Answer<T>>): Promise<Answer<T>> {
  return open().then(ask, () => absent)
}

// The card's field as far as it is loaded. A field belongs to the restaurant's key that it was made with.

/** `made`: the loaded card field, for the key of the restaurant. A `venueKey` of null is the deployment's key. */
type LoadedCard<Made> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly venueKey: string | null; readonly made: Made }

/** The card field for this key: a card in another restaurant's field would be lost. */
export const cardFor = <Made extends object>(loaded: LoadedCard<Made>, venueKey: string | null): Made | 'loading' | 'failed' => {
  if (loaded.kind !== 'ready') return loaded.kind
  return loaded.venueKey === venueKey ? loaded.made : 'loading'
}

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
  const [isTyped, setTyped] = useState(false)
  const wantsFocus = useRef(false)

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
  const focus = () => {
    wantsFocus.current = true
    elements.current?.getElement('card')?.focus()
  }
  const field = (
    <Field
      stripe={stripe}
      onElements={(ready) => {
        elements.current = ready
        setElements(ready)
      }}
      onChange={(isEmpty) => {
        if (!isEmpty) setTyped(true)
        onCardChange()
      }}
      // A field that has just opened takes the focus only now.
      onReady={() => wantsFocus.current && focus()}
    />
  )
  return { stripe, card: { kind: 'ready', field, isTyped, focus } }
}
