import { cardText } from '../payment/cardText.ts'
import { formatDay } from '../shared/dates/day.ts'
import { addressText } from '../shared/gift/typedAddress.ts'
import { isolated } from '../../ui/isolated.ts'
import type { FoundPurchase } from './linkedPurchase.ts'

/** The facts that the receipt has only later. */
export function foundFacts({ boughtOn, card, sent }: Pick<FoundPurchase, 'boughtOn' | 'card' | 'sent'>) {
  const { standing } = sent ?? {}
  return [
    ...(boughtOn === null ? [] : [{ term: 'Bought', detail: formatDay(boughtOn) }]),
    ...(card === null ? [] : [{ term: 'Card', detail: cardText(card) }]),
    ...(standing?.status === 'opened' && standing.on !== null ? [{ term: 'Opened', detail: formatDay(standing.on) }] : []),
  ]
}

/** The state of the purchase now. `name`: the enterprise's. */
export function foundNews({ order: { product }, sent }: Pick<FoundPurchase, 'order' | 'sent'>, name: string): string {
  if (product === 'pass') return `Your pass is in the ${name} app.`
  if (product === 'credit') return `Your credit is in the ${name} app.`
  if (sent === null) return 'Your gift is yours to give: its code is in your receipt.'
  const { gift, standing } = sent
  const to = isolated(gift.recipientName)
  switch (standing.status) {
    case 'scheduled':
      return gift.deliverOn === null ? `Your gift to ${to} is on its way.` : `Your gift goes to ${to} on ${formatDay(gift.deliverOn)}.`
    case 'sent':
      return `Your gift was sent to ${to}, and is not opened yet.`
    case 'opened':
      return standing.on === null ? `${to} has opened your gift.` : `${to} opened your gift on ${formatDay(standing.on)}.`
    case 'unknown':
      return `Your gift was sent to ${to}. We can’t see whether it is opened.`
  }
}

/** Names the gift that was sent again or to another address, the way, and its recipient; null without one. */
export function sentText({ sent }: Pick<FoundPurchase, 'sent'>, change: 'again' | 'corrected', amount: string): string | null {
  if (sent === null) return null
  const { gift } = sent
  const way = gift.by === 'text' ? 'by text message' : 'by email'
  const went = `Your gift of ${amount} went to ${isolated(gift.recipientName)} ${way}: ${addressText(gift)}.`
  if (change === 'again') return `${went} It is the same gift, with the same link.`
  return sent.standing.status === 'scheduled' ? `Your gift now goes to ${addressText(gift)}.` : `${went} The old link has ended.`
}
