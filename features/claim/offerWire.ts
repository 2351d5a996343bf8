import * as z from 'zod/mini'
import { dollars } from '../shared/money.ts'
import { flag } from '../shared/wire.ts'
import { whole } from '../shared/whole.ts'
import type { Expiration, Offer } from './offer.ts'

const text = z.nullish(z.string())

const expirationWire = z.union([
  z.object({ mode: z.literal('days'), days: whole }),
  z.object({ mode: z.literal('set_date'), date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  z.object({ mode: z.literal('no_expiration') }),
])

const offerWire = z.object({
  id: whole,
  name: z.string(),
  amount: z.nullish(dollars),
  minimum_spend_amount: z.nullish(dollars),
  minimum_spend_required: flag,
  expiration: z.nullish(expirationWire),
  restrict_to_new_users: flag,
  require_email_opt_in: flag,
  require_phone_to_claim: flag,
  additional_code_required: flag,
  has_limited_days: flag,
  has_limited_hours: flag,
  redeemable_days: text,
  redeemable_hours: text,
  details: text,
  status: z._default(z.string(), 'active'),
  geo_name: text,
  brand: z.nullish(z.object({ name: z.string(), hero_image_url: text })),
  tiers: z._default(
    z.array(z.object({ ico_id: z.string(), pay_amount: dollars, get_amount: dollars, rounded_bonus_amount: dollars })),
    [],
  ),
})
type OfferRead = z.output<typeof offerWire>

/** An offer that says nothing of its end lasts 30 days (CLM-28). */
const defaultExpiration: Expiration = { mode: 'days', days: 30 }

function expirationOf(wire: OfferRead['expiration']): Expiration {
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

function offerOf(wire: OfferRead): Offer {
  return {
    id: wire.id,
    name: wire.name,
    amount: wire.amount ?? null,
    minimumSpend: wire.minimum_spend_required ? (wire.minimum_spend_amount ?? null) : null,
    expiration: expirationOf(wire.expiration),
    newUsersOnly: wire.restrict_to_new_users,
    contactNeed: wire.require_email_opt_in ? 'emailAndPhone' : wire.require_phone_to_claim ? 'phone' : 'email',
    needsClaimCode: wire.additional_code_required,
    redeemable: {
      days: (wire.has_limited_days && wire.redeemable_days) || null,
      hours: (wire.has_limited_hours && wire.redeemable_hours) || null,
    },
    details: wire.details ?? null,
    open: wire.status === 'active',
    geoName: wire.geo_name ?? null,
    brand: wire.brand ? { name: wire.brand.name, heroUrl: wire.brand.hero_image_url ?? null } : null,
    tiers: wire.tiers.map((tier) => ({
      icoId: tier.ico_id,
      pay: tier.pay_amount,
      get: tier.get_amount,
      bonus: tier.rounded_bonus_amount,
    })),
  }
}

/** `{ offer: … }` of the wire as an `Offer`. The API's source of truth for CLM-28's terms. */
export const offerResponse = z.pipe(
  z.object({ offer: offerWire }),
  z.transform(({ offer }) => offerOf(offer)),
)

type Read = z.input<typeof offerWire>

/** What a server sends, for those that answer in its place: what is read here, and what no screen of ours shows. */
export type OfferWire = Omit<Read, 'brand'> & {
  /** `ambassador_referral`, `user_referral`, or another kind of promotion. */
  readonly type: string
  readonly group?: string | null
  readonly brand?: (NonNullable<Read['brand']> & { readonly brand_id: number; readonly logo_url?: string | null }) | null
}
