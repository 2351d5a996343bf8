import { setting } from '../../page/deployed.ts'
import type { Stripe } from '@stripe/stripe-js'

/** The gateway's public key of the deployment; empty for the stand-in. */
const deployedKey = (): string => setting('paymentKey')

/** Milliseconds after which the script counts as blocked. */
const loadTimeout = 15_000

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The payment gateway took too long.')), loadTimeout))

async function load(venueKey: string | null): Promise<Stripe> {
  const key = deployedKey()
  // Without a key of its own the deployment is a sandbox, also for a restaurant that has one.
  if (key !== '') {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const stripe = await loadStripe(venueKey ?? key)
    if (!stripe) throw new Error('The payment gateway did not load.')
    return stripe
  }
  // From the page's own origin: the sandbox serves the page, even if another server answers its calls. A retry must not get the failed
  // import again.
  const address = `/__sandbox/stripe/standIn.ts?${Date.now()}`
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- a module of a computed address has no type; it stands in for this very one
  const { createStandIn }: { createStandIn: () => Stripe } = await import(/* @vite-ignore */ new URL(address, location.href).href)
  return createStandIn()
}

/**
 * Loads the gateway with the restaurant's public key; null: with the deployment's.
 *
 * @throws if the script does not load in time.
 */
export const loadPayments = (venueKey: string | null): Promise<Stripe> => Promise.race([load(venueKey), tooLate()])
