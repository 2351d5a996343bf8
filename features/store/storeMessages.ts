import type { HostPrefix } from '../shared/links/hostPrefix.ts'
import type { Selling } from './purchase.ts'

type HostMessages = { readonly headline: string | null; readonly planning: string; readonly soldOut: string }

/** On a host that sells more than gift cards. */
export const giftHeadline = 'A good dinner for someone you like'

export const storeMessages: Readonly<Record<HostPrefix, HostMessages>> = {
  give: {
    headline: 'Give a good meal',
    planning: 'Gift cards are on their way to the menu. Leave your email, and you hear first.',
    soldOut: 'There is no gift card to buy right now. Leave your email, and we tell you when there is.',
  },
  pass: {
    headline: 'Dine with your pass',
    planning: 'The pass is on its way to the menu. Leave your email, and you hear first.',
    soldOut: 'There is no pass to buy right now. Leave your email, and we tell you when there is.',
  },
  plain: {
    headline: null,
    planning: 'Dining credit is on its way to the menu. Leave your email, and you hear first.',
    soldOut: 'All of it is sold. Leave your email, and we tell you when there is more.',
  },
}

/** The headline of a host for what is sold: a restaurant that sells no gift cards has nothing to give. */
export const hostHeadline = ({ host, tab, other }: Selling): string | null =>
  host === 'give' && tab === 'cash' && other === null ? null : storeMessages[host].headline
