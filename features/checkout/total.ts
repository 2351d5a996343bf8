import { type Cents, formatMoney } from '../shared/money.ts'
import type { Problem } from './checkout.ts'
import type { Order } from './order.ts'

/** Nothing is left to pay, now or later: what is charged again needs a card all the same. */
export const isFree = ({ pay, billing }: Order): boolean => pay === 0 && billing.interval === 'once'

/** What the button says that pays. */
export const payLabel = (order: Order): string => (isFree(order) ? 'Complete your order' : `Pay ${formatMoney(order.pay)}`)

/** Whether the code that was asked for has changed the price; a server may write it in its own letters. */
export const isCodeTaken = ({ order, askedCode }: { readonly order: Pick<Order, 'promoCode'>; readonly askedCode: string }): boolean =>
  order.promoCode?.toLowerCase() === askedCode.toLowerCase()

const nothingCharged = 'Nothing was charged: please look at the total before you pay.'

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Said where a page that was read anew finds another total than the buyer had in sight; null where it is the same. */
export const changedTotal = (before: Cents, now: Cents): Problem | null =>
  before === now ? null : { on: 'page', message: `The price was ${formatMoney(before)}, and is ${formatMoney(now)} now. ${nothingCharged}` }

/** Said at the card after a payment was refused for its total, in the server's words: which one is asked for now. */
export function newTotal(because: string, before: Cents, now: Cents, withoutCode: boolean): string {
  const sums = withoutCode
    ? `Without it the price is ${formatMoney(now)}: it was ${formatMoney(before)}.`
    : `It was ${formatMoney(before)}, and is ${formatMoney(now)} now.`
  return `${sentence(because)} ${before === now ? `It is ${formatMoney(now)}.` : sums} ${nothingCharged}`
}

export const unreadTotal = (because: string): string =>
  `${sentence(because)} We could not read the new total, and nothing was charged. Please try again.`
