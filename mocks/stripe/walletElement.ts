import { askWallet } from './askWallet.ts'
import { type WalletStyle, drawWallet } from './drawWallet.ts'
import { ProviderElement } from './element.ts'

/** The amount that the wallet's sheet shows, in cents. */
export type Sale = { readonly amount: number; readonly currency: string }

/** Whether the browser has a wallet, or never answers. */
export type WalletPresence = 'there' | 'none' | 'silent'

const formatSum = ({ amount, currency }: Sale): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

/** The provider's wallet button: draws itself if there is a wallet, and opens its sheet. */
export class WalletElement extends ProviderElement {
  #drawn: { readonly button: HTMLButtonElement; readonly remove: () => void } | null = null
  #confirmed: string | null = null
  readonly #presence: WalletPresence
  readonly #style: WalletStyle
  readonly #saleNow: () => Sale

  constructor(presence: WalletPresence, style: WalletStyle, saleNow: () => Sale) {
    super()
    this.#presence = presence
    this.#style = style
    this.#saleNow = saleNow
  }

  mount(container: HTMLElement): void {
    if (this.#presence === 'silent') return
    const isThere = this.#presence === 'there'
    if (isThere) this.#drawn = drawWallet(container, this.#style, () => this.#press())
    queueMicrotask(() =>
      this.tell('ready', { elementType: 'expressCheckout', availablePaymentMethods: isThere ? { googlePay: true } : undefined }),
    )
  }

  focus = (): void => this.#drawn?.button.focus()
  unmount = (): void => this.#drawn?.remove()
  destroy = (): void => this.unmount()

  /** Returns the confirmed payment method once; null if there is none. */
  take(): string | null {
    const confirmed = this.#confirmed
    this.#confirmed = null
    return confirmed
  }

  /** The page decides whether the sheet may open. */
  #press(): void {
    const resolve = () => void this.#open()
    this.tell('click', { elementType: 'expressCheckout', expressPaymentType: 'google_pay', resolve, reject: () => undefined })
  }

  async #open(): Promise<void> {
    const method = await askWallet(formatSum(this.#saleNow()))
    this.#confirmed = method
    if (method === null) this.tell('cancel', { elementType: 'expressCheckout' })
    else this.tell('confirm', { elementType: 'expressCheckout', expressPaymentType: 'google_pay', paymentFailed: () => undefined })
  }
}
