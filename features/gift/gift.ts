import type { PictureWidths } from '../../ui/Image/Image.tsx'
import type { Country } from '../../themes/enterprise.ts'
import type { Failure } from '../shared/api/answer.ts'
import type { StateWith as S } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import { isFinalAnswer } from '../shared/api/isFinalAnswer.ts'
import type { Remote } from '../shared/api/remote.ts'

/** A gift as its recipient sees it (B §3). Its code is of use only while it is open. */
export type Gift = OpenGift | EndedGift
export type OpenGift = Facts & { readonly state: 'open'; readonly code: string }
export type EndedGift = Facts & { readonly state: 'redeemed' | 'expired' | 'cancelled' }

type Facts = {
  /** Who sent it; null where the server does not say. */
  readonly from: string | null
  readonly amount: Cents | null
  /** Whose currency it is in; null for the enterprise's own. */
  readonly country: Country | null
  /** The last day, `YYYY-MM-DD`; null for none. */
  readonly expiresOn: string | null
  /** What the QR code holds; null for the gift's own page. */
  readonly qrUrl: string | null
  readonly appStoreUrl: string | null
  readonly playStoreUrl: string | null
  readonly brand: Brand | null
}

/** The restaurant that the gift is for. */
export type Brand = {
  readonly name: string | null
  readonly logo: string | null
  readonly hero: string | null
  readonly heroWidths: PictureWidths | null
}

/** What the page shows. */
export type GiftView =
  /** `code` if it has arrived before the app's scripts. */
  | S<'loading', { code: string | null }>
  /** It could not be read: another try can help. */
  | S<'failed', { cause: Failure }>
  /** The link names a gift that does not exist. */
  | S<'unknown'>
  | S<'open', { gift: OpenGift }>
  | S<'redeemed', { gift: EndedGift }>
  | S<'expired', { gift: EndedGift }>
  /** Whoever sent it took it back, or sent it anew to a corrected address. */
  | S<'cancelled', { gift: EndedGift }>
  /** The address names no gift: the page invites to the app. */
  | S<'noGift'>

/** A gift that is still called open after its last day has ended everywhere is an expired one: no till takes it. */
function shownAs(gift: Gift, begun: string): GiftView {
  if (gift.state !== 'open') return { status: gift.state, gift }
  const { code: _, ...facts } = gift
  return gift.expiresOn !== null && gift.expiresOn < begun
    ? { status: 'expired', gift: { ...facts, state: 'expired' } }
    : { status: 'open', gift }
}

/** From what was read to what is shown; null where the address names no gift. `begun`: the day that has begun everywhere. */
export function giftViewOf(read: Remote<Gift> | null, begun: string, prefetchedCode: string | null = null): GiftView {
  if (read === null) return { status: 'noGift' }
  switch (read.status) {
    case 'loading':
      return { status: 'loading', code: prefetchedCode }
    case 'failed':
      return isFinalAnswer(read.cause) ? { status: 'unknown' } : { status: 'failed', cause: read.cause }
    case 'ready':
      return shownAs(read.value, begun)
  }
}
