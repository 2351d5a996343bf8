import * as z from 'zod/mini'
import { type Gift, getGiftValue } from '../../../features/checkout/gift.ts'
import type { OrderWire } from '../../../features/checkout/wire/orderWire.ts'
import { formatDay } from '../../../features/shared/dates/day.ts'
import { type Cents, dollars, formatMoney } from '../../../features/shared/money/money.ts'
import { ownCurrency } from '../currency.ts'
import { type GiftAddress, isSameAddress } from '../../../features/shared/gift/address.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import { linkTo } from './links.ts'
import { findOrder } from './ordering.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'
import { send } from '../claim/verifying.ts'

const written = (amount: string | number): string => formatMoney(z.decode(dollars, amount), ownCurrency)
const mail = (store: Store, to: string, text: string): void => send(store, { channel: 'mail', to, code: null, text })

/** The buyer's receipt, sent after the charge. The receipt of a gift card can be handed on. `id`: the purchase; null for a renewal, which has no page. */
export function sendReceipt(store: Store, to: string, { id, order }: { readonly id: string | null; readonly order: OrderWire }): void {
  const gift = order.product === 'gift_card' ? ' It holds your gift: forward it, or print it.' : ''
  mail(
    store,
    to,
    `Your receipt. ${order.name}: ${written(order.amount_to_charge)}.${gift}${id === null ? '' : ` See it again: ${linkTo(store, id, 'stub')}`}`,
  )
}

/** The recipient's amount: the sandbox's bonuses stay with the buyer. */
export function getValue(store: Store, charge: State['charges'][number]): Cents {
  const order = findOrder(store, 'gco', charge.optionId, null)
  const credited = z.decode(dollars, charge.credited)
  return order.kind === 'refused' ? credited : getGiftValue({ amount: z.decode(dollars, order.amount), credited, keepsGiftBonus: true })
}

type Sent = State['gifts'][number]

/** The code of a gift card, by which its link opens: the purchase, and after each correction a new one. */
export const codeOf = ({ purchaseId, corrections = 0 }: Pick<Sent, 'purchaseId' | 'corrections'>): string =>
  corrections === 0 ? purchaseId : `${purchaseId}-${corrections + 1}`

/** The gift card that has this code, or had it before its address was corrected, in any case. */
export function findSent(store: Store, code: string) {
  const isCode = (other: string) => other.toUpperCase() === code.toUpperCase()
  const sent = store.state.gifts.find(({ purchaseId, corrections = 0 }) =>
    Array.from({ length: corrections + 1 }, (_, past) => codeOf({ purchaseId, corrections: past })).some(isCode),
  )
  return sent ? { sent, isReplaced: !isCode(codeOf(sent)) } : null
}

/** The message to a gift card's recipient. The sandbox sends one for a later day at once, and names the day. */
export function sendGift(store: Store, charge: State['charges'][number], { gift, ...sent }: Sent): void {
  const { recipientName, message, deliverOn, timeZone } = gift
  const day = deliverOn === null ? '' : `On ${formatDay(deliverOn)} at nine in the morning, ${timeZone}: `
  const quoted = message === '' ? '' : ` “${message}”`
  const text = `${day}${recipientName}, ${charge.firstName} sent you a gift of ${formatMoney(getValue(store, charge), ownCurrency)}.${quoted} Open it at gift/?gift=${codeOf(sent)}`
  if (gift.by === 'email') mail(store, gift.recipientEmail, text)
  else send(store, { channel: 'sms', to: gift.recipientPhone, code: null, text })
}

const bought = (store: Store, purchaseId: string) => store.state.charges.find(({ id }) => id === purchaseId)

/** Gives a purchase once: a later request gets the first answer. */
export function give(store: Store, purchaseId: string, gift: Gift): Gift {
  const before = store.state.gifts.find((each) => each.purchaseId === purchaseId)
  if (before) return before.gift
  store.update((state) => state.gifts.push({ purchaseId, gift }))
  const charge = bought(store, purchaseId)
  if (charge) sendGift(store, charge, { purchaseId, gift })
  return gift
}

/** Sends a gift that nobody has opened to another address. Sent there twice, it goes out once. */
export function correct(store: Store, purchaseId: string, address: GiftAddress): { gift: Gift } | Refused {
  const before = store.state.gifts.find((each) => each.purchaseId === purchaseId)
  if (!before) return refuse('There is no such gift.', 404)
  if (before.openedAt !== undefined) return refuse('The gift has been opened, so its address can no longer be changed.', 410)
  if (isSameAddress(before.gift, address)) return { gift: before.gift }
  const gift: Gift = { ...before.gift, ...address }
  const after = { purchaseId, gift, corrections: (before.corrections ?? 0) + 1 }
  store.update((state) => {
    state.gifts = state.gifts.map((each) => (each.purchaseId === purchaseId ? after : each))
  })
  const charge = bought(store, purchaseId)
  if (charge) sendGift(store, charge, after)
  return { gift }
}
