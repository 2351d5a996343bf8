import type { Offer } from '../../../features/claim/offer.ts'
import type { OfferWire } from '../../../features/claim/offerWire.ts'
import { brands } from '../../../features/brands/examples/brands.ts'
import { dollarsFromCents } from '../../state/memory/dollars.ts'
import type { SandboxOffer } from './offer.ts'

function wireFromExpiration(expiration: Offer['expiration']): OfferWire['expiration'] {
  switch (expiration?.mode) {
    case 'days':
      return expiration
    case 'setDate':
      return { mode: 'set_date', date: expiration.date }
    case 'none':
      return { mode: 'no_expiration' }
    case undefined:
      return null
  }
}

const wireFromBrand = ({ name, heroUrl, logoUrl }: NonNullable<Offer['brand']>) => ({
  brand_id: Object.values(brands).find((brand) => brand.name === name)?.brand_id ?? brands.plain.brand_id,
  name,
  hero_image_url: heroUrl,
  logo_url: logoUrl,
})

const types = { member: 'user_referral', ambassador: 'ambassador_referral' } as const

/** An offer as the API sends it. */
const wireFromOffer = (offer: Offer): OfferWire => ({
  id: offer.id,
  type: offer.invitation ? types[offer.invitation] : 'promotion',
  name: offer.name,
  amount: offer.amount === null ? null : dollarsFromCents(offer.amount),
  minimum_spend_required: offer.minimumSpend !== null,
  minimum_spend_amount: typeof offer.minimumSpend === 'number' ? dollarsFromCents(offer.minimumSpend) : null,
  expiration: wireFromExpiration(offer.expiration),
  restrict_to_new_users: offer.newUsersOnly,
  require_email_opt_in: offer.contactNeed === 'emailAndPhone',
  require_phone_to_claim: offer.contactNeed === 'phone',
  additional_code_required: offer.needsClaimCode,
  has_limited_days: offer.redeemable.days !== null,
  has_limited_hours: offer.redeemable.hours !== null,
  redeemable_days: offer.redeemable.days,
  redeemable_hours: offer.redeemable.hours,
  details: offer.details,
  status: offer.open ? 'active' : 'expired',
  geo_name: offer.geoName,
  brand: offer.brand && wireFromBrand(offer.brand),
  group: offer.group && { name: offer.group.name, image_url: offer.group.imageUrl },
  tiers: offer.tiers.map(({ icoId, pay, get, bonus }) => ({
    ico_id: icoId,
    pay_amount: dollarsFromCents(pay),
    get_amount: dollarsFromCents(get),
    rounded_bonus_amount: dollarsFromCents(bonus),
  })),
})

/** An offer of the sandbox: by default claimed under the usual rules. */
export const sandboxOffer = (
  code: string,
  title: string,
  description: string,
  offer: Offer,
  own: Partial<Pick<SandboxOffer, 'outcome' | 'leadsTo' | 'claimCode' | 'referrers'>> = {},
): SandboxOffer => ({ code, title, description, outcome: 'byTheRules', claimCode: null, referrers: [], ...own, wire: wireFromOffer(offer) })
