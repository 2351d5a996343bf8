import { formatDay } from '../shared/dates/day.ts'
import { formatMoney } from '../shared/money/money.ts'
import { type Offer, defaultAmount } from './offer.ts'

/** The offer's amount as text, such as `$25.00`. */
export const amountOf = (offer: Offer): string => formatMoney(offer.amount ?? defaultAmount)

/** Text about who invites the guest. Null for an offer that is no referral. */
export function invitationText({ invitation, group, brand }: Offer): string | null {
  switch (invitation) {
    case 'ambassador':
      return group?.name
        ? `${group.name} invites you`
        : `${brand ? `An ambassador of ${brand.name}` : 'One of our ambassadors'} invites you`
    case 'member':
      return group?.name ? `A friend from ${group.name} invites you` : 'A friend invites you'
    case null:
      return null
  }
}

function expiryOf({ expiration }: Offer): string | null {
  switch (expiration?.mode) {
    case undefined:
      return null
    case 'days':
      return expiration.days === 1 ? '1 day after you claim it' : `${expiration.days} days after you claim it`
    case 'setDate':
      return formatDay(expiration.date)
    case 'none':
      return 'Never'
  }
}

export type Term = { readonly term: string; readonly detail: string }

/** The terms that the offer names. */
export function termsOf(offer: Offer): readonly Term[] {
  const { brand, geoName, minimumSpend, redeemable, details, newUsersOnly } = offer
  const rows: readonly (readonly [term: string, detail: string | null])[] = [
    ['Where', [brand?.name, geoName].filter(Boolean).join(', ') || null],
    ['Minimum spend', minimumSpend === null ? 'None' : minimumSpend === 'notNamed' ? null : formatMoney(minimumSpend)],
    ['Expires', expiryOf(offer)],
    ['Days', redeemable.days],
    ['Hours', redeemable.hours],
    ['For', newUsersOnly ? 'New members' : null],
    ['Details', details],
  ]
  return rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))
}
