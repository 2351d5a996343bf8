import { type DayEverywhere, hasEnded } from '../shared/dates/dayEverywhere.ts'
import * as z from 'zod/mini'
import { giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import { type Failure, isFinalAnswer } from '../shared/api/answers/answer.ts'
import { placeBrand } from '../shared/api/placeBrand.ts'
import type { Remote } from '../shared/api/remote.ts'
import { documentedAs, flag, id, name, optional, text, mapped } from '../shared/api/wire.ts'
import type { StateWith as S } from '../shared/flow/flow.ts'
import { giftStatus } from '../shared/gift/giftStatus.ts'
import { expiryOnTheWire } from '../shared/gift/expiry.ts'
import { link } from '../shared/links/link.ts'
import { passesFromWire, walletPassFields } from '../shared/links/walletPasses.ts'
import { currencyByCountry, dollars } from '../shared/money/money.ts'

const optionalLink = optional(link)

const giftWire = z.object({
  name: text,
  amount: optional(dollars),
  bonus: optional(dollars),
  was_sent: flag,
  country_code: optional(currencyByCountry),
  redeem_code: optional(z.pipe(id, name)),
  status: giftStatus,
  expires_on: expiryOnTheWire,
  qr_code_url: optionalLink,
  app_store_url: optionalLink,
  play_store_url: optionalLink,
  ...walletPassFields,
  design: optional(z.literal(giftDesigns)),
  brand: placeBrand,
})

documentedAs.set(
  giftWire,
  z.union([
    z.extend(giftWire, { status: z.nullish(z.literal('open')), redeem_code: z.union([name, z.number()]) }),
    z.extend(giftWire, { status: z.enum(['claimed', 'redeemed', 'expired', 'cancelled']) }),
  ]),
)

const factsFromWire = (wire: z.output<typeof giftWire>) => ({
  /** The sender; null if the server has none. */
  from: wire.name,
  // A gift of nothing is one whose amount the server does not say.
  amount: wire.amount === 0 ? null : wire.amount,
  /** The part of the amount that is a promotion; null for none. */
  bonus: wire.bonus === 0 ? null : wire.bonus,
  /** Whether the server has sent it, to an address that its buyer gave. */
  wasSent: wire.was_sent,
  /** Null for the enterprise's. */
  currency: wire.country_code,
  expiresOn: wire.expires_on,
  /** The QR code's content; null for the gift's own page. */
  qrUrl: wire.qr_code_url,
  appStoreUrl: wire.app_store_url,
  playStoreUrl: wire.play_store_url,
  passes: passesFromWire(wire),
  /** The picture that the buyer chose; null for none. */
  design: wire.design,
  brand: wire.brand,
})

type Facts = Readonly<ReturnType<typeof factsFromWire>>

export type Gift = OpenGift | EndedGift
export type OpenGift = Facts & { readonly state: 'open'; readonly code: string }
export type EndedGift = Facts & { readonly state: 'redeemed' | 'expired' | 'cancelled' }

function giftFromWire(wire: z.output<typeof giftWire>): Gift | null {
  const facts = factsFromWire(wire)
  const { status, redeem_code: code } = wire
  // A guest who has claimed the gift, or spent a part of it, finds it in the app.
  if (status !== 'open') return { ...facts, state: status === 'claimed' ? 'redeemed' : status }
  return code === null ? null : { ...facts, state: status, code }
}

export const giftResponse = mapped(z.object({ gift: giftWire }), ({ gift: wire }, { issues }) => {
  const gift = giftFromWire(wire)
  if (gift) return gift
  issues.push({ code: 'custom', message: 'An open gift without its code', input: wire })
  return z.NEVER
})

/** The body that a server sends, for the mocks. */
export type GiftWire = z.input<typeof giftWire>

export type GiftView =
  | S<'loading'>
  | S<'failed', { cause: Failure }>
  | S<'unknown'>
  /** Wrapped, until its recipient opens it on this page. */
  | S<'sealed', { gift: OpenGift }>
  | S<'open', { gift: OpenGift }>
  | S<'redeemed', { gift: EndedGift }>
  | S<'expired', { gift: EndedGift }>
  /** Whoever sent it took it back, or sent it anew to a corrected address. */
  | S<'cancelled', { gift: EndedGift }>
  /** The address names no gift: the page invites to the app. */
  | S<'noGift'>

/** A gift that is still called open after its last day has ended everywhere is an expired one: no till takes it. */
function shownAs(gift: Gift, today: DayEverywhere, isUnwrapped: boolean): GiftView {
  if (gift.state !== 'open') return { status: gift.state, gift }
  const { code: _, ...facts } = gift
  return gift.expiresOn?.day && hasEnded(gift.expiresOn.day, today)
    ? { status: 'expired', gift: { ...facts, state: 'expired' } }
    : { status: isUnwrapped ? 'open' : 'sealed', gift }
}

/** The view of the read gift; null if the address names none. */
export function getGiftView(read: Remote<Gift> | null, today: DayEverywhere, isUnwrapped = true): GiftView {
  if (read === null) return { status: 'noGift' }
  switch (read.status) {
    case 'loading':
      return { status: 'loading' }
    case 'failed':
      return isFinalAnswer(read.cause) ? { status: 'unknown' } : { status: 'failed', cause: read.cause }
    case 'ready':
      return shownAs(read.value, today, isUnwrapped)
  }
}
