import type { BalanceWire } from '../../../features/gift/balance/balance.ts'
import type { GiftWire } from '../../../features/gift/gift.ts'
import { codeOf, findSent, getValue } from '../checkout/mailing.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import type { Store } from '../memory/store.ts'

/** A recipient opens a gift card by its code, which a correction of the address ends. It has the picture that the buyer chose. Null where none was sent. */
export function openSentGift(store: Store, code: string): GiftWire | null {
  const found = findSent(store, code)
  const charge = store.state.charges.find(({ id }) => id === found?.sent.purchaseId)
  if (!found || !charge) return null
  const { sent, isReplaced } = found
  const { purchaseId } = sent
  if (isReplaced) return { name: charge.firstName, amount: dollarsFromCents(getValue(store, charge)), status: 'cancelled' }
  store.update((state) => {
    state.gifts = state.gifts.map((each) => (each.purchaseId === purchaseId ? { ...each, openedAt: each.openedAt ?? store.now() } : each))
  })
  return {
    name: charge.firstName,
    amount: dollarsFromCents(getValue(store, charge)),
    redeem_code: codeOf(sent),
    status: 'open',
    was_sent: true,
    design: sent.gift.design,
  }
}

/** The balance of a gift card that was sent, by its code in any case. Null where none was sent. */
export function getSentBalance(store: Store, code: string): BalanceWire | null {
  const found = findSent(store, code)
  const charge = store.state.charges.find(({ id }) => id === found?.sent.purchaseId)
  if (!found || !charge) return null
  const amount = dollarsFromCents(getValue(store, charge))
  return { left: amount, amount, status: found.isReplaced ? 'cancelled' : 'open' }
}
