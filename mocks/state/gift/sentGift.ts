import type { GiftWire } from '../../../features/gift/gift.ts'
import { getValue } from '../checkout/mailing.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import type { Store } from '../memory/store.ts'

/** A recipient opens the gift card of a purchase. It has the picture that the buyer chose. Null where none was sent. */
export function openSentGift(store: Store, purchaseId: string): GiftWire | null {
  const sent = store.state.gifts.find((each) => each.purchaseId === purchaseId)
  const charge = store.state.charges.find(({ id }) => id === purchaseId)
  if (!sent || !charge) return null
  store.update((state) => {
    state.gifts = state.gifts.map((each) => (each.purchaseId === purchaseId ? { ...each, opened: true } : each))
  })
  return {
    name: charge.firstName,
    amount: dollarsFromCents(getValue(store, charge)),
    redeem_code: purchaseId,
    status: 'open',
    design: sent.gift.design,
  }
}
