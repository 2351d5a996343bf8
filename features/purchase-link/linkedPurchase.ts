import type { Gift } from '../checkout/gift.ts'
import { type Order, type Product, type Purchase, type ReadOrder, orderIn, purchaseFromAnswer } from '../checkout/order.ts'
import { type PurchaseRead, withRights } from '../checkout/wire/chargeWire.ts'
import type { CardName } from '../payment/cardText.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { Failure } from '../shared/api/answers/answer.ts'
import type { StateWith as S } from '../shared/flow/flow.ts'
import type { Right } from '../shared/flow/right.ts'
import { type GiftAddress, isSameAddress } from '../shared/gift/address.ts'
import type { Currency } from '../shared/money/money.ts'

/** A purchase as everybody who has its link may see it: without names, addresses and sums. */
export type PurchaseStub = {
  readonly kind: 'stub'
  /** Null where the server does not name it. */
  readonly product: Product | null
  /** The month of the purchase, `YYYY-MM`. */
  readonly boughtIn: string | null
  /** The buyer's address, masked: `a•••@mail.example`. */
  readonly email: string
}

/** Whether the gift was opened. `on` is a calendar day, `YYYY-MM-DD`. It is unknown where the server does not name it. */
export type GiftStanding = { readonly status: 'scheduled' | 'sent' | 'unknown' } | { readonly status: 'opened'; readonly on: string | null }

type Facts = {
  /** A calendar day, `YYYY-MM-DD`. */
  readonly boughtOn: string | null
  /** Null where nothing was charged, or where the server does not name it. */
  readonly card: CardName | null
  /** The gift that was sent; null for a gift that is given by hand, and for another product. */
  readonly sent: { readonly gift: Gift; readonly standing: GiftStanding } | null
}

/** A purchase as its buyer sees it. */
export type FoundPurchase = Facts & { readonly kind: 'found'; readonly order: Order; readonly purchase: Purchase }

export type LinkedPurchase = PurchaseStub | FoundPurchase

/** The same as the server answers it: with the purchase's id, and without a currency. */
export type LinkedPurchaseRead =
  | PurchaseStub
  | (Facts & { readonly kind: 'found'; readonly order: ReadOrder; readonly purchase: PurchaseRead })

/** The purchase of a link, with a right in the place of its id. A link sets no password. */
export function linkedPurchaseFrom(read: LinkedPurchaseRead, currency: Currency, hold: (id: string) => Right<'purchase'>): LinkedPurchase {
  if (read.kind === 'stub') return read
  const order = orderIn(currency)(read.order)
  const { giftRight, ...answer } = withRights({ ...read.purchase, resetToken: null }, () => null)
  const id = read.sent === null ? null : read.purchase.id
  return { ...read, order, purchase: purchaseFromAnswer(order, { ...answer, giftRight: id === null ? giftRight : hold(id) }) }
}

/**
 * The corrections whose answers were lost, as they stand beside the gift that is read now. A gift that has the last one's address was
 * corrected: nothing is in doubt. `mayGoTo`: the addresses of the corrections, the latest last.
 */
export function correctionsBeside(sent: FoundPurchase['sent'], mayGoTo: readonly GiftAddress[]): readonly GiftAddress[] {
  const last = mayGoTo.at(-1)
  if (!sent || !last || isSameAddress(last, sent.gift)) return []
  return mayGoTo.filter((address) => !isSameAddress(address, sent.gift))
}

const dots = '•••'

/** `ada@mail.example` → `a•••@mail.example`. A masked address stays as it is. */
export function maskedEmail(email: string): string {
  const [first = ''] = email
  return `${first === '@' ? '' : first}${dots}@${email.split('@').at(-1) ?? ''}`
}

export type PurchaseLinkView =
  /** The address names no purchase, or one that the server does not know. */
  | S<'lost', { isUnknown: boolean }>
  | S<'loading'>
  | S<'failed', { cause: Failure }>
  | S<'ended'>
  | S<'stub', { stub: PurchaseStub }>
  | S<'found', { found: FoundPurchase }>

/** The view of the purchase that is read; null without a link. */
export function getPurchaseLinkView(read: Remote<LinkedPurchase> | null): PurchaseLinkView {
  if (read === null) return { status: 'lost', isUnknown: false }
  switch (read.status) {
    case 'loading':
      return { status: 'loading' }
    case 'failed':
      if (read.cause.kind !== 'refused') return { status: 'failed', cause: read.cause }
      if (read.cause.status === 410) return { status: 'ended' }
      // A right that has ended on this device is refused with 401.
      return read.cause.status === 404 || read.cause.status === 401
        ? { status: 'lost', isUnknown: true }
        : { status: 'failed', cause: read.cause }
    case 'ready':
      return read.value.kind === 'stub' ? { status: 'stub', stub: read.value } : { status: 'found', found: read.value }
  }
}
