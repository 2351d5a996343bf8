import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import type { Order, Purchase } from '../order.ts'
import { renewalFacts } from '../pricing/renewalFacts.ts'
import { ManageSubscription } from './ManageSubscription.tsx'

/** The acknowledgment of a subscription: what is charged, when, and how to cancel it. */
export function RenewalTerms({ order, purchase }: { order: Order; purchase: Purchase }) {
  const facts = renewalFacts(order, purchase)
  return facts === null ? null : (
    <Section title="Your subscription renews">
      <DescriptionList items={facts} />
      <ManageSubscription />
    </Section>
  )
}
