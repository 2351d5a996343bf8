import * as z from 'zod/mini'
import {
  count,
  decidingFlag,
  flag,
  id,
  inside,
  integer,
  listOf,
  name,
  nullish,
  optional,
  text,
  unchecked,
  mapped,
} from '../shared/api/wire.ts'
import { brandImages, firstText, brandPicture } from '../shared/api/brandImages.ts'
import { dayOrTime } from '../shared/dates/day.ts'
import { dollars, price } from '../shared/money/money.ts'
import { orDropped } from '../shared/api/dropped.ts'
import type { Brand, Expiration, Group, Invitation, Offer } from './offer.ts'

const expirationWire = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('days'), days: count }),
  z.object({ mode: z.literal('set_date'), date: dayOrTime }),
  z.object({ mode: z.literal('no_expiration') }),
])

/** An offer without an end lasts 30 days. */
const defaultExpiration: Expiration = { mode: 'days', days: 30 }

function expirationFromWire(wire: z.output<typeof expirationWire> | null): Expiration {
  if (!wire) return defaultExpiration
  switch (wire.mode) {
    case 'days':
      return wire
    case 'set_date':
      return { mode: 'setDate', date: wire.date }
    case 'no_expiration':
      return { mode: 'none' }
  }
}

const brandWire = z.looseObject({ name, hero_image_url: brandPicture(), logo_url: brandPicture() })
const tierWire = z.object({ ico_id: id, pay_amount: price, get_amount: dollars, rounded_bonus_amount: dollars })

const offerWire = z.object({
  id: integer,
  name: z.string().check(z.minLength(1)),
  // A missing amount becomes `defaultAmount`. An unreadable one must not, so it is an error.
  amount: nullish(dollars),
  minimum_spend_amount: optional(dollars),
  minimum_spend_required: decidingFlag,
  expiration: orDropped(
    mapped(nullish(expirationWire), (wire): Expiration | null => expirationFromWire(wire)),
    null,
  ),
  restrict_to_new_users: decidingFlag,
  require_email_opt_in: decidingFlag,
  require_phone_to_claim: decidingFlag,
  additional_code_required: decidingFlag,
  has_limited_days: flag,
  has_limited_hours: flag,
  redeemable_days: text,
  redeemable_hours: text,
  details: text,
  status: orDropped(nullish(z.string()), 'unreadable'),
  geo_name: text,
  brand: optional(brandWire),
  group: unchecked(z.union([z.string(), z.object({ name: text, image_url: text })])),
  type: unchecked(z.string()),
  tiers: optional(listOf(tierWire), []),
  priced_by_personal_data: flag,
})
type OfferRead = z.output<typeof offerWire>

function brandFromWire(wire: z.output<typeof brandWire>): Brand {
  const { hero, logo } = brandImages(wire)
  return { name: wire.name, heroUrl: hero, logoUrl: logo }
}

/** The group of an offer, from its name alone or from an object. Null if nothing is known of it. */
function groupFromWire(wire: unknown): Group | null {
  const name = firstText(typeof wire === 'string' ? { name: wire } : wire, 'name')
  const { hero, logo } = brandImages(wire)
  const imageUrl = firstText(wire, 'image_url') ?? logo ?? hero
  return name === null && imageUrl === null ? null : { name, imageUrl }
}

const invitations: ReadonlyMap<unknown, Invitation> = new Map([
  ['ambassador_referral', 'ambassador'],
  ['user_referral', 'member'],
])

/** The person who invites, by the type of the offer. Null for an offer that is no referral. */
const invitationFromWire = (type: unknown): Invitation | null => invitations.get(type) ?? null

function offerFromWire(wire: OfferRead): Offer {
  return {
    id: wire.id,
    name: wire.name,
    amount: wire.amount,
    minimumSpend: wire.minimum_spend_required ? (wire.minimum_spend_amount ?? 'notNamed') : null,
    expiration: wire.expiration,
    newUsersOnly: wire.restrict_to_new_users,
    contactNeed: wire.require_email_opt_in ? 'emailAndPhone' : wire.require_phone_to_claim ? 'phone' : 'email',
    needsClaimCode: wire.additional_code_required,
    redeemable: {
      days: (wire.has_limited_days && wire.redeemable_days) || null,
      hours: (wire.has_limited_hours && wire.redeemable_hours) || null,
    },
    details: wire.details,
    open: (wire.status?.trim() || 'active').toLowerCase() === 'active',
    geoName: wire.geo_name,
    brand: wire.brand && brandFromWire(wire.brand),
    group: groupFromWire(wire.group),
    invitation: invitationFromWire(wire.type),
    tiers: wire.tiers.map((tier) => ({ icoId: tier.ico_id, pay: tier.pay_amount, get: tier.get_amount, bonus: tier.rounded_bonus_amount })),
    ...(wire.priced_by_personal_data && { isPersonalPrice: true }),
  }
}

/** `{ offer: … }` of the wire as an `Offer`. */
export const offerResponse = inside('offer', mapped(offerWire, offerFromWire))

type Read = z.input<typeof offerWire>

/** An offer as the simulated server sends it. It has more fields than the screens read. */
export type OfferWire = Omit<Read, 'id' | 'brand' | 'group' | 'type'> & {
  readonly id: number
  /** `ambassador_referral`, `user_referral`, or another kind of promotion. */
  readonly type: string
  readonly group?: string | { readonly name?: string | null; readonly image_url?: string | null } | null
  readonly brand?: {
    readonly brand_id: number
    readonly name: string
    readonly hero_image_url?: string | null
    readonly logo_url?: string | null
  } | null
}
