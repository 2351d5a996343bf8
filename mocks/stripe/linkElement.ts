import { ProviderElement } from './element.ts'

/** Draws the choice in a shadow root, so that the page's styles do not reach it by accident. */
function draw(container: HTMLElement, borderRadius: string, onChoose: () => void) {
  const host = document.createElement('div')
  const label = document.createElement('label')
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'way', value: 'link' })
  input.addEventListener('change', onChoose)
  Object.assign(label.style, { display: 'flex', alignItems: 'center', gap: '0.75rem', minBlockSize: '3rem', padding: '0 1rem' })
  Object.assign(label.style, { border: '1px solid color-mix(in srgb, currentcolor 50%, transparent)', borderRadius, cursor: 'pointer' })
  label.append(input, 'Link, with the sandbox’s account')
  host.attachShadow({ mode: 'open' }).append(label)
  container.append(host)
  return { input, remove: () => host.remove() }
}

/** The provider's form for Link: complete once it is chosen. */
export class LinkElement extends ProviderElement {
  #drawn: { readonly input: HTMLInputElement; readonly remove: () => void } | null = null
  readonly #borderRadius: string

  constructor(borderRadius: string) {
    super()
    this.#borderRadius = borderRadius
  }

  mount(container: HTMLElement): void {
    this.#drawn = draw(container, this.#borderRadius, () =>
      this.tell('change', { elementType: 'payment', complete: true, empty: false, collapsed: false, value: { type: 'link' } }),
    )
    queueMicrotask(() => this.tell('ready', { elementType: 'payment' }))
  }

  focus = (): void => this.#drawn?.input.focus()
  unmount = (): void => this.#drawn?.remove()
  destroy = (): void => this.unmount()

  /** The payment method; null until Link is chosen. */
  method = (): string | null => (this.#drawn?.input.checked ? 'pm_link' : null)
}
