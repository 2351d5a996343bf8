import type { HostPrefix } from '../../shared/links/hostPrefix.ts'
import type { Product } from '../order.ts'
import { backLabel } from './firstMessages.ts'

const again: Readonly<Record<HostPrefix, string>> = {
  give: 'Give another good meal',
  pass: 'See what else there is',
  plain: 'See what else there is',
}

/** The link of the confirmation to more of what the host sells. */
export const againLabel = (host: HostPrefix, product: Product): string =>
  host === 'give' && product !== 'giftCard' ? backLabel(host) : again[host]

const subscribe: Readonly<Record<HostPrefix, string>> = {
  give: 'For your own meals: every month, or once a year.',
  pass: 'Dine with your pass: every month, or once a year.',
  plain: 'Every month, or once a year.',
}

/** The lead of the choice of subscriptions, before and after these products were read. */
export const subscribeIntro = (host: HostPrefix, products: readonly Product[]): string =>
  subscribe[host === 'pass' && !products.includes('pass') ? 'plain' : host]
