import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { Buyer } from '../../features/checkout/checkout.ts'
import { type Answer, answered, refused } from '../../features/shared/answer.ts'
import { reportError } from '../runtime/reportError.ts'

/** The payment provider, as the checkout needs it: it alone reads the card. */
export type Provider = {
  readonly makePaymentMethod: (buyer: Buyer) => Promise<Answer<{ readonly id: string }>>
  /** Lets the bank ask the buyer (3-D Secure). */
  readonly authenticate: (clientSecret: string) => Promise<Answer<null>>
}

/** What is said of a card whose field is not there. */
const absent = refused('The secure card form is not open. Please reload the page.')

/** What the provider does: where it throws, as where it refuses, the buyer has words to read. */
async function attempt<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await work()
  } catch (error) {
    reportError(error)
    return absent
  }
}

/** The provider behind its own library; its refusals are words for the card's field. */
export function createDesk() {
  const script = Promise.withResolvers<Stripe>()
  let elements: StripeElements | null = null
  const provider: Provider = {
    makePaymentMethod: ({ email, firstName, lastName }) =>
      attempt(async () => {
        const card = elements?.getElement('card')
        if (!card) return absent
        const stripe = await script.promise
        const billing = { email, name: `${firstName} ${lastName}` }
        const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing })
        return paymentMethod ? answered({ id: paymentMethod.id }) : refused(error.message ?? null)
      }),
    // A page that was just loaded again may ask before the script is there: it is waited for.
    authenticate: (clientSecret) =>
      attempt(async () => {
        const stripe = await script.promise
        const { error } = await stripe.handleNextAction({ clientSecret })
        return error ? refused(error.message ?? null) : answered(null)
      }),
  }
  return {
    provider,
    /** The provider's script has come. */
    setStripe: (loaded: Stripe) => script.resolve(loaded),
    /** The card's field stands on the page. */
    setElements: (ready: StripeElements) => void (elements = ready),
  }
}

export type Desk = ReturnType<typeof createDesk>
