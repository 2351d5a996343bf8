import type { PaymentMethodResult, Stripe, StripeElements } from '@stripe/stripe-js'
import type { MethodToMake, Payer } from '../../../../features/payment/attempt/attempt.ts'
import { type Answer, answered, refused } from '../../../../features/shared/api/answers/answer.ts'
import { reportError } from '../../page/report.ts'
import type { Consent } from './sale.ts'

/** The payment gateway as a surface that takes payments needs it. Only the gateway can read the card and the wallet. */
export type Provider = {
  readonly makePaymentMethod: (asked: {
    readonly method: MethodToMake
    readonly payer: Payer | null
  }) => Promise<Answer<{ readonly id: string }>>
  /** Lets the bank ask the payer (3-D Secure). */
  readonly authenticate: (clientSecret: string) => Promise<Answer<null>>
}

type CardToken = { readonly token: string; readonly lastFour: string | null }

const absent = refused('The secure card form is not open. Please reload the page.')
const consentAbsent = refused('Your wallet did not answer. Please try again, or pay by card.')

const bankAbsent = refused(
  'Your bank could not ask you to confirm the payment: your network, or a blocker in your browser, may keep it away. Please try again.',
)

/** Every error of the gateway becomes a refusal with a message. */
async function attempt<T>(work: () => Promise<Answer<T>>, otherwise: Answer<T> = absent): Promise<Answer<T>> {
  try {
    return await work()
  } catch (error) {
    reportError(error)
    return otherwise
  }
}

const made = ({ paymentMethod, error }: PaymentMethodResult): Answer<{ readonly id: string }> =>
  paymentMethod ? answered({ id: paymentMethod.id }) : refused(error.message ?? null)

/** The gateway's library behind our interface, and a way to load it. */
export function createPaymentGateway(load: (venueKey: string | null) => Promise<Stripe>) {
  const loaded = new Map<string | null, Promise<Stripe>>()
  let key: string | null = null
  let elements: StripeElements | null = null
  let consent: Consent | null = null

  /** Once for each key, because the library has only its own fields and pays one restaurant; again only after a failure. */
  function open(): Promise<Stripe> {
    const opened = key
    const before = loaded.get(opened)
    if (before) return before
    const script = load(opened).catch((error: unknown) => {
      loaded.delete(opened)
      throw error
    })
    loaded.set(opened, script)
    return script
  }

  /** The public key of the restaurant that is paid; null for the deployment's. */
  function setVenueKey(venueKey: string | null): void {
    if (venueKey === key) return
    key = venueKey
    elements = null
    consent = null
  }

  const byCard = (payer: Payer | null) =>
    attempt(async () => {
      const card = elements?.getElement('card')
      if (!card) return absent
      const stripe = await open()
      const details = payer && { billing_details: { email: payer.email, name: `${payer.firstName} ${payer.lastName}` } }
      return made(await stripe.createPaymentMethod({ type: 'card', card, ...details }))
    })

  /** A sheet accepts one answer, so another attempt needs another confirmation. */
  async function byConsent(): Promise<Answer<{ readonly id: string }>> {
    const confirmed = consent
    consent = null
    if (!confirmed) return consentAbsent
    const answer = await attempt(async () => {
      const stripe = await open()
      const { error } = await confirmed.elements.submit()
      return error ? refused(error.message ?? null) : made(await stripe.createPaymentMethod({ elements: confirmed.elements }))
    }, consentAbsent)
    if (!answer.ok) confirmed.paymentFailed()
    return answer
  }

  const provider: Provider = {
    makePaymentMethod: ({ method, payer }) => (method.kind === 'newCard' ? byCard(payer) : byConsent()),
    // After a reload the script may still be loading.
    authenticate: (clientSecret) =>
      attempt(async () => {
        const stripe = await open()
        const { error } = await stripe.handleNextAction({ clientSecret })
        return error ? refused(error.message ?? null) : answered(null)
      }, bankAbsent),
  }
  /** A token of the typed card, for a server that saves it, and the card's last four digits. */
  const makeCardToken = () =>
    attempt(async (): Promise<Answer<CardToken>> => {
      const card = elements?.getElement('card')
      if (!card) return absent
      const stripe = await open()
      const { token, error } = await stripe.createToken(card)
      return token ? answered({ token: token.id, lastFour: token.card?.last4 ?? null }) : refused(error.message ?? null)
    })

  return {
    provider,
    makeCardToken,
    open,
    setVenueKey,
    /** The card's field is mounted. */
    setElements: (ready: StripeElements) => void (elements = ready),
    /** The payer has confirmed in a wallet's sheet. */
    setConsent: (given: Consent) => void (consent = given),
  }
}

export type PaymentGateway = ReturnType<typeof createPaymentGateway>
