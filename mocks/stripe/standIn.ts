import { askBuyer } from './askBuyer.ts'
import { CardElement } from './cardElement.ts'
import { type Sale, WalletElement, type WalletPresence } from './walletElement.ts'

/**
 * Whether the browser has a wallet: `wallet=none` in the address simulates a browser without one, `wallet=silent` one that
 * never answers.
 */
function walletOfAddress(): WalletPresence {
  const asked = new URLSearchParams(location.search).get('wallet')
  return asked === 'none' || asked === 'silent' ? asked : 'there'
}

type Options = Partial<Sale> & { readonly appearance?: { readonly variables?: { readonly borderRadius?: string } } }
type ButtonOptions = { readonly buttonHeight?: number; readonly buttonTheme?: { readonly googlePay?: 'black' | 'white' } }

type ElementType = 'card' | 'expressCheckout'

/** Fields and buttons of one form; a wallet's know the amount to pay. */
class Elements {
  #card: CardElement | null = null
  #wallet: WalletElement | null = null
  readonly #presence: () => WalletPresence
  readonly #borderRadius: string
  #sale: Sale

  constructor(presence: () => WalletPresence, { amount = 0, currency = 'usd', appearance }: Options = {}) {
    this.#presence = presence
    this.#borderRadius = appearance?.variables?.borderRadius ?? '0.25rem'
    this.#sale = { amount, currency }
  }

  create(type: ElementType, { buttonHeight: height = 44, buttonTheme = {} }: ButtonOptions = {}) {
    if (type === 'card') return (this.#card = new CardElement())
    const style = { borderRadius: this.#borderRadius, height, theme: buttonTheme.googlePay ?? 'black' }
    return (this.#wallet = new WalletElement(this.#presence(), style, () => this.#sale))
  }

  getElement = (type: ElementType) => ({ card: this.#card, expressCheckout: this.#wallet })[type]
  update = ({ amount = this.#sale.amount, currency = this.#sale.currency }: Options): void => void (this.#sale = { amount, currency })
  submit = async () => ({})
  /** The payment method that was confirmed in the wallet's sheet. */
  confirmed = (): string | null => this.#wallet?.take() ?? null
}

const refusal = (message: string) => ({ error: { type: 'validation_error', message } })
const made = (id: string) => ({ paymentMethod: { id } })

/** Replaces the payment provider's script when no key is set: in stories, tests and the sandbox. */
export const createStandIn = (presence: () => WalletPresence = walletOfAddress) => ({
  elements: (options?: Options) => new Elements(presence, options),
  async createToken(card: unknown) {
    if (!(card instanceof CardElement)) return refusal('Your card number is incomplete.')
    const mistake = card.mistake()
    return mistake === null
      ? { token: { id: `tok_${card.method()}_${card.lastFour()}`, card: { last4: card.lastFour() } } }
      : refusal(mistake)
  },
  confirmCardPayment: async () => refusal('Payments are confirmed by the server here.'),
  async createPaymentMethod({ card, elements }: { card?: unknown; elements?: unknown }) {
    if (elements instanceof Elements) {
      const method = elements.confirmed()
      return method === null ? refusal('The wallet’s sheet is closed.') : made(method)
    }
    if (!(card instanceof CardElement)) return refusal('Your card number is incomplete.')
    const mistake = card.mistake()
    return mistake === null ? made(card.method()) : refusal(mistake)
  },
  /** The bank's 3-D Secure check. */
  async handleNextAction({ clientSecret }: { clientSecret: string }) {
    return (await askBuyer())
      ? { paymentIntent: { id: clientSecret, status: 'requires_confirmation' } }
      : refusal('We are unable to authenticate your payment method. Please choose a different payment method and try again.')
  },
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})
