import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { Buyer } from '../../features/checkout/checkout.ts'
import { type Answer, answered, refused } from '../../features/shared/answer.ts'

/** The payment provider, as the checkout needs it: it alone reads the card. */
export type Provider = {
  readonly makePaymentMethod: (buyer: Buyer) => Promise<Answer<{ readonly id: string }>>
  /** Lets the bank ask the buyer (3-D Secure). */
  readonly authenticate: (clientSecret: string) => Promise<Answer<null>>
}

/** What is said of a card whose field is not there. */
const absent = refused('The secure card form is not open. Please reload the page.')

/** The provider behind its own library; its refusals are words for the card's field. */
export function createDesk() {
  let stripe: Stripe | null = null
  let elements: StripeElements | null = null
  const provider: Provider = {
    async makePaymentMethod({ email, firstName, lastName }) {
      const card = elements?.getElement('card')
      if (!stripe || !card) return absent
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { email, name: `${firstName} ${lastName}` },
      })
      return paymentMethod ? answered({ id: paymentMethod.id }) : refused(error.message ?? null)
    },
    async authenticate(clientSecret) {
      if (!stripe) return absent
      const { error } = await stripe.handleNextAction({ clientSecret })
      return error ? refused(error.message ?? null) : answered(null)
    },
  }
  return {
    provider,
    /** The provider's script has come. */
    setStripe: (loaded: Stripe) => void (stripe = loaded),
    /** The card's field stands on the page. */
    setElements: (ready: StripeElements) => void (elements = ready),
  }
}

export type Desk = ReturnType<typeof createDesk>
