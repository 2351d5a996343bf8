import { methodFromNumber, mistakeIn } from './cards.ts'
import { type CardInputs, drawCard } from './drawCard.ts'
import { ProviderElement } from './element.ts'

/** The provider's card field: draws itself where it is mounted, and does not reveal the typed text. */
export class CardElement extends ProviderElement {
  #drawn: { readonly inputs: CardInputs; readonly remove: () => void } | null = null

  mount(container: HTMLElement): void {
    this.#drawn = drawCard(container, () =>
      this.tell('change', { elementType: 'card', empty: this.#isEmpty(), complete: this.mistake() === null }),
    )
    queueMicrotask(() => this.tell('ready', {}))
  }

  focus = (): void => this.#drawn?.inputs.number.focus()
  override clear(): void {
    for (const input of Object.values(this.#drawn?.inputs ?? {})) input.value = ''
    this.tell('change', { elementType: 'card', empty: true, complete: false })
  }

  unmount = (): void => this.#drawn?.remove()
  destroy = (): void => this.unmount()

  /** The error of the card's data, or null. */
  mistake = (): string | null => mistakeIn(this.#typed())
  /** The card's payment method. */
  method = (): string => methodFromNumber(this.#typed().number)

  lastFour = (): string => this.#typed().number.slice(-4)

  #typed() {
    const value = (name: keyof CardInputs) => this.#drawn?.inputs[name].value.replaceAll(/\s/g, '') ?? ''
    return { number: value('number'), expiry: value('expiry'), cvc: value('cvc') }
  }

  #isEmpty = (): boolean => Object.values(this.#typed()).every((text) => text === '')
}
