import { type Way, drawWays } from './drawWays.ts'
import { ProviderElement } from './element.ts'

/** The provider's form of other ways to pay: complete once one is chosen. */
export class WaysElement extends ProviderElement {
  #drawn: { readonly first: HTMLInputElement | null; readonly remove: () => void } | null = null
  #chosen: Way | null = null
  readonly #ways: readonly Way[]
  readonly #borderRadius: string

  constructor(ways: readonly Way[], borderRadius: string) {
    super()
    this.#ways = ways
    this.#borderRadius = borderRadius
  }

  mount(container: HTMLElement): void {
    this.#drawn = drawWays(container, this.#ways, this.#borderRadius, (way) => {
      this.#chosen = way
      this.tell('change', { elementType: 'payment', complete: true, empty: false, collapsed: false, value: { type: way } })
    })
    queueMicrotask(() => this.tell('ready', { elementType: 'payment' }))
  }

  focus = (): void => this.#drawn?.first?.focus()
  unmount = (): void => this.#drawn?.remove()
  destroy = (): void => this.unmount()

  /** The payment method of the chosen way; null if none is chosen. */
  method = (): string | null => (this.#chosen === null ? null : `pm_${this.#chosen}`)
}
