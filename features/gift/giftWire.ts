import * as z from 'zod/mini'
import { brandPicture } from '../shared/api/brandPicture.ts'
import { brandImages } from '../shared/api/brandImages.ts'
import { dayOrTime } from '../shared/dates/day.ts'
import { link } from '../shared/links/link.ts'
import { dollars } from '../shared/money/money.ts'
import { documentedAs, id, name, optional, text } from '../shared/api/wire.ts'
import type { Gift } from './gift.ts'
import { giftStatus } from './giftStatus.ts'

/** Anything that is no link is left out. */
const optionalLink = optional(link)

const giftWire = z.object({
  name: text,
  amount: optional(dollars),
  country_code: optional(z.enum(['US', 'NZ'])),
  /** The code that the app takes. Required while the gift is open. */
  redeem_code: optional(z.pipe(id, name)),
  status: giftStatus,
  expires_on: optional(dayOrTime),
  qr_code_url: optionalLink,
  app_store_url: optionalLink,
  play_store_url: optionalLink,
  /** The restaurant that the gift is for: its name, and its pictures. */
  brand: optional(
    z.looseObject({
      name: text,
      logo: brandPicture(link),
      hero_image: brandPicture(link),
      hero_image_360: optionalLink,
      hero_image_720: optionalLink,
    }),
  ),
})

documentedAs.set(
  giftWire,
  z.union([
    z.extend(giftWire, { status: z.nullish(z.literal('open')), redeem_code: z.union([name, z.number()]) }),
    z.extend(giftWire, { status: z.enum(['claimed', 'redeemed', 'expired', 'cancelled']) }),
  ]),
)

function brandOf(wire: NonNullable<z.output<typeof giftWire>['brand']>) {
  const { hero, logo } = brandImages(wire)
  const { hero_image_360, hero_image_720 } = wire
  const heroWidths = hero_image_360 === null || hero_image_720 === null ? null : { 360: hero_image_360, 720: hero_image_720 }
  return { name: wire.name, logo: z.parse(optionalLink, logo), hero: z.parse(optionalLink, hero) ?? hero_image_720, heroWidths }
}

const factsOf = (wire: z.output<typeof giftWire>) => ({
  from: wire.name,
  // A gift of nothing is one whose amount the server does not say.
  amount: wire.amount === 0 ? null : wire.amount,
  country: wire.country_code,
  expiresOn: wire.expires_on,
  qrUrl: wire.qr_code_url,
  appStoreUrl: wire.app_store_url,
  playStoreUrl: wire.play_store_url,
  brand: wire.brand && brandOf(wire.brand),
})

function giftOf(wire: z.output<typeof giftWire>): Gift | null {
  const facts = factsOf(wire)
  const { status, redeem_code: code } = wire
  // Who has claimed the gift finds it in the app, and so does who has spent a part of it.
  if (status !== 'open') return { ...facts, state: status === 'claimed' ? 'redeemed' : status }
  return code === null ? null : { ...facts, state: status, code }
}

export const giftResponse = z.pipe(
  z.object({ gift: giftWire }),
  z.transform(({ gift: wire }, { issues }) => {
    const gift = giftOf(wire)
    if (gift) return gift
    issues.push({ code: 'custom', message: 'An open gift without its code', input: wire })
    return z.NEVER
  }),
)

/** The body that a server sends, for the mocks. */
export type GiftWire = z.input<typeof giftWire>
