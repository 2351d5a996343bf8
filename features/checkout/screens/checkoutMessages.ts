import type { HostPrefix } from '../../shared/links/hostPrefix.ts'
import type { Product } from '../order.ts'

/** Texts that differ for the gift and the pass host. No lead may be longer than the one in the shell, which it replaces. */
type HostMessages = { readonly intro: string; readonly back: string; readonly again: string; readonly subscribe: string }

const messages: Readonly<Record<HostPrefix, HostMessages>> = {
  give: {
    intro: 'Give a good meal. The receipt goes to you.',
    back: 'See the gift cards',
    again: 'Give another good meal',
    subscribe: 'For your own meals: every month, or once a year.',
  },
  pass: {
    intro: 'Dine with your pass. The receipt goes to you.',
    back: 'See the pass and more',
    again: 'See what else there is',
    subscribe: 'Dine with your pass: every month, or once a year.',
  },
  plain: {
    intro: 'Your receipt goes to your email.',
    back: 'See what there is',
    again: 'See what else there is',
    subscribe: 'Every month, or once a year.',
  },
}

/** The product of each host. The host's texts are used for this product only. */
const productByHost: Readonly<Record<HostPrefix, Product | null>> = { give: 'giftCard', pass: 'pass', plain: null }

const messagesFor = (host: HostPrefix, product: Product): HostMessages => messages[productByHost[host] === product ? host : 'plain']

/** The lead of the buyer's details. */
export const detailsIntro = (host: HostPrefix, product: Product): string => messagesFor(host, product).intro

/** The use of each product, step by step. `name`: the enterprise's. */
export const stepsOfUse = (product: Product, name: string): readonly string[] =>
  ({
    credit: [`Your credit waits in the ${name} app.`, 'You pay with it at the table.', 'Your card pays only the rest.'],
    giftCard: [
      'Once it is paid, you tell us who it is for.',
      'We email it on the day you choose, or you give it yourself.',
      `They spend it with the ${name} app.`,
    ],
    pass: [`Your pass is in the ${name} app.`, 'You show it at the table.'],
  })[product]

/** The link of the confirmation to more of what the host sells. */
export const againLabel = (host: HostPrefix, product: Product): string =>
  host === 'give' && product !== 'giftCard' ? messages.give.back : messages[host].again

/** The link back to what the host sells. */
export const backLabel = (host: HostPrefix): string => messages[host].back

/** The lead of the choice of subscriptions, before and after these products were read. */
export const subscribeIntro = (host: HostPrefix, products: readonly Product[]): string =>
  host === 'pass' && !products.includes('pass') ? messages.plain.subscribe : messages[host].subscribe
