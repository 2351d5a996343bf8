import type { HostPrefix } from '../../shared/links/hostPrefix.ts'
import type { Product } from '../order.ts'
import { backLabel } from './firstMessages.ts'

const again = 'See what else there is'
const againGift: Readonly<Record<HostPrefix, string>> = { give: 'Give another good meal', pass: again, plain: 'Give another gift' }

/** The link of the confirmation to more of what the host sells. */
export const againLabel = (host: HostPrefix, product: Product): string =>
  product === 'giftCard' ? againGift[host] : host === 'give' ? backLabel(host) : again

const subscribe: Readonly<Record<HostPrefix, string>> = {
  give: 'For your own meals: every month, or once a year.',
  pass: 'Dine with your pass: every month, or once a year.',
  plain: 'Every month, or once a year.',
}

/** The lead of the choice of subscriptions, before and after these products were read. */
export const subscribeIntro = (host: HostPrefix, products: readonly Product[]): string =>
  subscribe[host === 'pass' && !products.includes('pass') ? 'plain' : host]
