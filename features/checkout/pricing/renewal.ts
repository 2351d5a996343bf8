import { formatDay } from '../../shared/dates/day.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { manageSubscription } from '../../shared/links/manageSubscription.ts'
import { ordinal } from '../../shared/dates/ordinal.ts'
import type { Order, Rhythm } from '../order.ts'

/** Shorter months charge on their last day. */
const isInEveryMonth = (day: number): boolean => day <= 28

const monthly = (day: number): string =>
  `on the ${ordinal(day)} of each month${isInEveryMonth(day) ? '' : ' (a shorter month on its last day)'}`

/** The billing interval within a sentence: "on the 21st of each month". */
export function rhythmText(rhythm: Rhythm): string {
  if (rhythm.interval === 'yearly') return 'once a year'
  return rhythm.monthlyDay === null ? 'once a month' : monthly(rhythm.monthlyDay)
}

/** Where a member cancels, in the terms of a renewal: the name of the link there. */
export const howToCancel = `You cancel online, under “${manageSubscription}”.`

/** The last day to cancel before a charge, after "Cancel by". */
export const deadlineText = (day: string): string => `${formatDay(day)} to avoid it`

/**
 * The next charge, the last day to cancel before it, and the server's terms; null for a single payment. The law asks for that day before
 * the consent. It is not derived: "up to a day before" may end at noon, or in another time zone.
 */
export function renewalText({ billing, amount, currency }: Order): string | null {
  if (billing.interval === 'once') return null
  const { nextCharge, cancelTerms, cancelBy } = billing
  const deadline = cancelBy === undefined ? '' : `Cancel by ${deadlineText(cancelBy)}. `
  return `Then ${formatMoney(amount, currency)} ${rhythmText(billing)} until you cancel, next on ${formatDay(nextCharge)}. ${deadline}${cancelTerms}`.trim()
}

/** The words of the box that agrees to it, with every sum and day: consent to others is another one. Null for a single payment. */
export function renewalConsent({ billing, amount, pay, currency }: Order): string | null {
  if (billing.interval === 'once') return null
  const renewal = `${formatMoney(amount, currency)} ${rhythmText(billing)} with the card or wallet that I pay with now, next on ${formatDay(billing.nextCharge)}, until I cancel`
  return pay === amount ? `I agree to pay ${renewal}.` : `I agree to pay ${formatMoney(pay, currency)} now and ${renewal}.`
}

/** The text beside the sum due now: "every month", or "then $40.00 every month"; null for a single payment. */
export function rhythmOfSum({ billing, amount, pay, currency }: Order): string | null {
  if (billing.interval === 'once') return null
  const every = billing.interval === 'yearly' ? 'every year' : 'every month'
  return pay === amount ? every : `then ${formatMoney(amount, currency)} ${every}`
}
