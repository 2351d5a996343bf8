import { methodOf, mistakeIn } from './cards.ts'
import { type CardInputs, drawCard } from './drawCard.ts'
import { askBuyer } from './askBuyer.ts'

type Listener = (event: object) => void

/** The provider's field for a card: draws itself where it is mounted, and tells nobody what is typed. */
class CardElement {
  readonly #listeners = new Map<string, Set<Listener>>()
  #drawn: { readonly inputs: CardInputs; readonly remove: () => void } | null = null

  mount(place: HTMLElement): void {
    this.#drawn = drawCard(place, () => this.#tell('change', { elementType: 'card', empty: this.#isEmpty(), complete: this.mistake() === null }))
    queueMicrotask(() => this.#tell('ready', {}))
  }

  on = (name: string, listener: Listener): this => {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener))
    return this
  }

  off = (name: string, listener: Listener): this => {
    this.#listeners.get(name)?.delete(listener)
    return this
  }

  once = (name: string, listener: Listener): this => this.on(name, listener)
  update(): void {}
  blur(): void {}
  clear(): void {}
  focus = (): void => this.#drawn?.inputs.number.focus()
  unmount = (): void => this.#drawn?.remove()
  destroy = (): void => this.unmount()

  /** What is wrong with the card, in words; null where nothing is. */
  mistake = (): string | null => mistakeIn(this.#typed())
  /** The way to pay that the card makes. */
  method = (): string => methodOf(this.#typed().number)

  #typed() {
    const value = (name: keyof CardInputs) => this.#drawn?.inputs[name].value.replaceAll(/\s/g, '') ?? ''
    return { number: value('number'), expiry: value('expiry'), cvc: value('cvc') }
  }

  #isEmpty = (): boolean => Object.values(this.#typed()).every((text) => text === '')

  #tell(name: string, event: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }
}

function createElements() {
  let card: CardElement | null = null
  return {
    create: () => (card = new CardElement()),
    getElement: () => card,
    update: () => {},
    submit: async () => ({}),
  }
}

const refusal = (message: string) => ({ error: { type: 'validation_error', message } })

/** Stands in for the payment provider's script where no key is set: stories, tests and the sandbox. */
export const createStandIn = () => ({
  elements: createElements,
  createToken: async () => refusal('Only cards are taken here.'),
  confirmCardPayment: async () => refusal('Payments are confirmed by the server here.'),
  async createPaymentMethod({ card }: { card: unknown }) {
    if (!(card instanceof CardElement)) return refusal('Your card number is incomplete.')
    const mistake = card.mistake()
    return mistake === null ? { paymentMethod: { id: card.method() } } : refusal(mistake)
  },
  /** The bank asks the buyer (3-D Secure). */
  async handleNextAction({ clientSecret }: { clientSecret: string }) {
    return (await askBuyer()) ? { paymentIntent: { id: clientSecret, status: 'requires_confirmation' } } : refusal('We are unable to authenticate your payment method. Please choose a different payment method and try again.')
  },
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})
