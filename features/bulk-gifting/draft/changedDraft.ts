import type { Country } from '../../../themes/enterprise.ts'
import { giftOf } from './details.ts'
import type { GiftDetails, OrderDraft } from './draft.ts'
import type { Recipient } from '../order.ts'

const isSameList = (one: readonly Recipient[], other: readonly Recipient[]): boolean =>
  one === other ||
  (one.length === other.length && one.every(({ email, name }, index) => email === other[index]?.email && name === other[index].name))

function isSameGift(one: GiftDetails, other: GiftDetails): boolean {
  const [gift, otherGift] = [giftOf(one), giftOf(other)]
  return (
    gift.amount === otherGift.amount &&
    gift.message === otherGift.message &&
    gift.sendOn === otherGift.sendOn &&
    gift.timeZone === otherGift.timeZone
  )
}

/**
 * A draft after a change. Other recipients or another gift are another order: if a copy of the former one has been paid, this
 * one is not. The same order keeps its id, so that nobody pays it twice. `first` is the gift before anything is chosen.
 */
export function changedDraft(before: OrderDraft, patch: Partial<OrderDraft>, first: GiftDetails, newId: () => string): OrderDraft {
  const after = { ...before, ...patch }
  const isSame = isSameList(before.list.recipients, after.list.recipients) && isSameGift(before.details ?? first, after.details ?? first)
  return isSame ? after : { ...after, id: newId() }
}

/** What an attempt to pay names. The same draft in another country is another order. */
export const orderIdOf = ({ id }: OrderDraft, country: Country): string => `${id}.${country}`
