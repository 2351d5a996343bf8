import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { Order, Purchase } from '../order.ts'
import { deadlineText, rhythmText } from '../pricing/renewal.ts'
import { ManageSubscription, type ManageSubscriptionProps } from './ManageSubscription.tsx'

/**
 * The renewal of a purchase, as facts; null for a single payment. The days of the next charge are the order's: they are left out
 * where the purchase has another rhythm.
 */
export function renewalFacts({ billing, amount, currency }: Order, { billing: rhythm }: Pick<Purchase, 'billing'>) {
  if (billing.interval === 'once' || rhythm.interval === 'once') return null
  const isAsOrdered = rhythmText(billing) === rhythmText(rhythm)
  const { nextCharge, cancelBy } = billing
  const next = [
    { term: 'Next charge', detail: formatDay(nextCharge) },
    ...(cancelBy === undefined ? [] : [{ term: 'Cancel by', detail: deadlineText(cancelBy) }]),
  ]
  return [
    { term: 'Amount', detail: formatMoney(amount, currency) },
    { term: 'Charged', detail: capitalized(rhythmText(rhythm)) },
    ...(isAsOrdered ? next : []),
    { term: 'To cancel', detail: billing.cancelTerms },
  ]
}

type Props = ManageSubscriptionProps & { order: Order; purchase: Purchase }

/** The acknowledgment of a subscription: what is charged, when, and how to cancel it. */
export function RenewalTerms({ order, purchase, manageHref }: Props) {
  const facts = renewalFacts(order, purchase)
  return facts === null ? null : (
    <Section title="Your subscription renews until you cancel">
      <DescriptionList items={facts} />
      <ManageSubscription manageHref={manageHref} />
    </Section>
  )
}
