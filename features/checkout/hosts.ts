import type { HostPrefix } from '../shared/links/hostPrefix.ts'
import type { Product } from './order.ts'

/** Links to other pages, by the kind of host. */
export type PageLinks = {
  readonly host: HostPrefix
  /** The page on which the buyer chooses an option. */
  readonly backHref: string
  /** The map of the restaurants, and of those that accept the pass. */
  readonly mapHref: string
  readonly passMapHref: string
  /** Our own page of a member's subscriptions. */
  readonly manageHref: string
}

type HostTexts = { readonly product: Product | null; readonly intro: string; readonly back: string; readonly againGift: string }

const more = 'See what else there is'

/** The intro of a host is for its own product only. */
const hosts: Readonly<Record<HostPrefix, HostTexts>> = {
  give: {
    product: 'giftCard',
    intro: 'Give a good meal. The receipt goes to you.',
    back: 'See the gift cards',
    againGift: 'Give another good meal',
  },
  pass: { product: 'pass', intro: 'Dine with your pass. The receipt goes to you.', back: 'See the pass and more', againGift: more },
  plain: { product: null, intro: 'Your receipt goes to your email.', back: 'See what there is', againGift: 'Give another gift' },
}

/** The intro of the buyer's details. Null: the order is not read. */
export const detailsIntro = (host: HostPrefix, product: Product | null): string =>
  (hosts[host].product === product ? hosts[host] : hosts.plain).intro

/** The link back to what the host sells. */
export const backLabel = (host: HostPrefix): string => hosts[host].back

/** The link of the confirmation to more of what the host sells. */
export const againLabel = (host: HostPrefix, product: Product): string =>
  product === 'giftCard' ? hosts[host].againGift : host === 'give' ? backLabel(host) : more

/** The use of each product, step by step. `name`: the enterprise's. */
export const stepsOfUse = (product: Product, name: string): readonly string[] =>
  ({
    credit: [`Your credit waits in the ${name} app.`, 'You pay with it at the table.', 'Your card pays only the rest.'],
    giftCard: ['We send it on the day you choose, or you give it yourself.', `They spend it with the ${name} app.`],
    pass: [`Your pass is in the ${name} app.`, 'You show it at the table.'],
  })[product]
