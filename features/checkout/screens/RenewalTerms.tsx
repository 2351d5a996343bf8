import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import type { Order, Purchase } from '../order.ts'
import { renewalFacts } from '../pricing/renewalFacts.ts'
import { ManageSubscription, type ManageSubscriptionProps } from './ManageSubscription.tsx'

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
