import * as z from 'zod/mini'
import { giftOnTheWire } from '../../../features/checkout/wire/giftWire.ts'
import { maskedEmail } from '../../../features/purchase-link/linkedPurchase.ts'
import { dayIn } from '../../../features/shared/dates/time.ts'
import { lookUp } from '../memory/attempts.ts'
import { isRefused, refuse, type Refused } from '../memory/refusal.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'
import { oncePerMinute } from '../memory/tries.ts'
import { send } from '../claim/verifying.ts'
import { linkTo } from './links.ts'
import { sendGift } from './mailing.ts'
import { findOrder } from './ordering.ts'
import { cardOnTheWire } from './renewing.ts'

const dayOf = (at: number): string => dayIn(new Date(at), 'UTC')

const orderOf = (store: Store, { optionId, promoCode = null }: State['charges'][number]) => {
  const credit = findOrder(store, 'ico', optionId, promoCode)
  return isRefused(credit) ? findOrder(store, 'gco', optionId, promoCode) : credit
}

const answered = z.object({ purchase: z.record(z.string(), z.unknown()) })

/** The purchase as it was answered, without what lets somebody set a password. */
function answerOf(store: Store, { key }: State['charges'][number]) {
  const { new_user: _, reset_token: __, credit_balance: ___, ...answer } = z.parse(answered, lookUp(store, key)).purchase
  return answer
}

function giftOf(store: Store, purchaseId: string) {
  const sent = store.state.gifts.find((each) => each.purchaseId === purchaseId)
  if (!sent) return {}
  const { gift, openedAt } = sent
  const isWaiting = gift.deliverOn !== null && gift.deliverOn > dayOf(store.now())
  return {
    gift: z.encode(giftOnTheWire, gift),
    gift_status: openedAt !== undefined ? ('opened' as const) : isWaiting ? ('scheduled' as const) : ('sent' as const),
    opened_on: openedAt === undefined ? null : dayOf(openedAt),
  }
}

/** The purchase of a link: all of it for a link that was asked for, a stub for the one in the receipt. */
export function openLink(store: Store, token: string): Readonly<Record<string, unknown>> | Refused {
  const link = store.state.purchaseLinks.find((each) => each.token === token)
  const charge = store.state.charges.find(({ id }) => id === link?.purchaseId)
  if (!link || !charge) return refuse('There is no such link.', 404)
  if (store.now() >= link.endsAt) return refuse('This link has ended.', 410)
  const order = orderOf(store, charge)
  if (isRefused(order)) return order
  if (link.opens === 'stub')
    return { stub: { product: order.product ?? null, bought_in: dayOf(charge.at).slice(0, 7), email: maskedEmail(charge.email) } }
  return {
    found: {
      purchase: answerOf(store, charge),
      purchase_option: order,
      bought_on: dayOf(charge.at),
      card: charge.paymentMethodId ? cardOnTheWire(charge.paymentMethodId) : null,
      ...giftOf(store, charge.id),
    },
  }
}

/** The most purchases in one email, the latest first. */
const mostLinks = 10

function sendTo(store: Store, email: string): void {
  const { charges, gifts } = store.state
  const bought = charges.filter((charge) => charge.email === email).slice(-mostLinks)
  if (bought.length > 0) {
    const links = bought.toReversed().map((charge) => {
      const order = orderOf(store, charge)
      return `${isRefused(order) ? 'Purchase' : order.name} of ${dayOf(charge.at)}: ${linkTo(store, charge.id, 'purchase')}`
    })
    send(store, { channel: 'mail', to: email, code: null, text: `Your purchases, for half an hour. Do not hand it on. ${links.join(' ')}` })
  }
  for (const sent of gifts) {
    const charge = charges.find(({ id }) => id === sent.purchaseId)
    if (charge && sent.gift.by === 'email' && sent.gift.recipientEmail === email) sendGift(store, charge, sent)
  }
}

type Asked = { readonly email: string } | { readonly token: string }

/** Emails the links of an address, or of the buyer of a link. The answer is the same for everybody. */
export function sendLinks(store: Store, asked: Asked): Record<string, never> | Refused {
  const named = 'token' in asked ? store.state.purchaseLinks.find(({ token }) => token === asked.token)?.purchaseId : undefined
  const email = 'email' in asked ? asked.email : store.state.charges.find(({ id }) => id === named)?.email
  return oncePerMinute(store, `links:${email ?? JSON.stringify(asked)}`, () => {
    if (email !== undefined) sendTo(store, email)
    return {}
  })
}

/** Sends a gift that nobody has opened again, to the address that it has. */
export function resend(store: Store, purchaseId: string) {
  const sent = store.state.gifts.find((each) => each.purchaseId === purchaseId)
  const charge = store.state.charges.find(({ id }) => id === purchaseId)
  if (!sent || !charge) return refuse('There is no such gift.', 404)
  if (sent.openedAt !== undefined) return refuse('The gift has been opened already.', 410)
  return oncePerMinute(store, `gift:${purchaseId}`, () => {
    sendGift(store, charge, sent)
    return { gift: sent.gift }
  })
}
