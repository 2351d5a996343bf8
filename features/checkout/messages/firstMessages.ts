import type { HostPrefix } from '../../shared/links/hostPrefix.ts'
import type { Product } from '../order.ts'

/** Texts of the first screens that differ for the gift and the pass host. No lead may be longer than the one in the shell, which it replaces. */
type HostMessages = { readonly intro: string; readonly back: string }

const messages: Readonly<Record<HostPrefix, HostMessages>> = {
  give: { intro: 'Give a good meal. The receipt goes to you.', back: 'See the gift cards' },
  pass: { intro: 'Dine with your pass. The receipt goes to you.', back: 'See the pass and more' },
  plain: { intro: 'Your receipt goes to your email.', back: 'See what there is' },
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
    giftCard: ['We send it on the day you choose, or you give it yourself.', `They spend it with the ${name} app.`],
    pass: [`Your pass is in the ${name} app.`, 'You show it at the table.'],
  })[product]

/** The link back to what the host sells. */
export const backLabel = (host: HostPrefix): string => messages[host].back
