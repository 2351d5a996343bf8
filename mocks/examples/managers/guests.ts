import type { OfferWire } from '../../../features/bill/reading/offersWire.ts'

type CardWire = { readonly id: string; readonly brand: string; readonly last_four: string }

const claim = (id: number, balance: string) => ({ balance, expires_at: null, offer_claim_id: id })

/** Every guest's rewards: one for the whole bill, one for an item of the dinner's bill, and two that do not fit. */
export const guestOffers: readonly OfferWire[] = [
  { id: 12, type: 'bill_offer', name: '$20 off dinner', minimum_spend_amount: '60.00', claim_details: claim(881, '20.00') },
  { id: 31, type: 'item_offer', name: 'Free dessert', claim_details: claim(902, '15.00') },
  { id: 47, type: 'item_offer', name: 'Free cocktail', claim_details: claim(915, '12.00') },
  { id: 58, type: 'bill_offer', name: '$50 off a feast', minimum_spend_amount: '250.00', claim_details: claim(931, '50.00') },
]

/** Ada takes part in the rewards, Bao's card is declined, and Carmen has two. */
export const [guestInRewards, guestWithDeclinedCard, guestWithTwoCards] = ['9000', '9001', '9002'] as const

export const declined = 'Your card was declined. Please try another one.'

/** The cards of a guest who has any. */
export const getCards = (guest: string): readonly CardWire[] => [
  { id: `card-${guest}`, brand: 'Visa', last_four: '4242' },
  ...(guest === guestWithTwoCards ? [{ id: `card-${guest}-2`, brand: 'Mastercard', last_four: '5100' }] : []),
]
