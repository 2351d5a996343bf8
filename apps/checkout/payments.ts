import type { Stripe } from '@stripe/stripe-js'
import { createContext } from 'react'
import { apiOrigin } from '../runtime/apiOrigin.ts'

/** The provider's public key: a deploy-time setting, kept in the page's head. Empty where nothing real is to be paid. */
const paymentKey = (): string => document.querySelector<HTMLMetaElement>('meta[name="payment-key"]')?.content ?? ''

/** Milliseconds after which a script that has not come counts as kept away. */
const patience = 15_000

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The payment provider took too long.')), patience))

async function load(): Promise<Stripe> {
  const key = paymentKey()
  if (key !== '') {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const stripe = await loadStripe(key)
    if (!stripe) throw new Error('The payment provider did not come.')
    return stripe
  }
  // A second try must not be answered with the failure of the first.
  const address = `${apiOrigin()}/__sandbox/stripe/standIn.ts?${Date.now()}`
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- a module of a computed address has no type; it stands in for this very one
  const { createStandIn }: { createStandIn: () => Stripe } = await import(/* @vite-ignore */ new URL(address, location.href).href)
  return createStandIn()
}

/** Loads the payment provider's script. @throws when it does not come, or not in time. */
export const loadPayments = (): Promise<Stripe> => Promise.race([load(), tooLate()])

/** How the provider is loaded; another way where there is no page of ours around it. */
export const LoadPayments = createContext(loadPayments)
