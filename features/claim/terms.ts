import { formatDay } from '../shared/day.ts'
import { formatMoney } from '../shared/money.ts'
import { type Offer, defaultAmount } from './offer.ts'

/** The offer's amount in words: `$25.00`, also where it names none (CLM-28). */
export const amountOf = (offer: Offer): string => formatMoney(offer.amount ?? defaultAmount)

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

/** What a guest should know before claiming (CLM-28); only what the offer says. */
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
