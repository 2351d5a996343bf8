import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { currencyIn, formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { getLastDay } from '../expiry.ts'
import { GiftValidity } from '../draft/GiftPreview.tsx'
import { type OrderSummary, giftsOfOrder } from './orders.ts'
import { OrderBadge } from './statusBadges.tsx'
import type { OrderStatus } from './statuses.ts'

const dayTerms: Readonly<Record<OrderStatus, string>> = {
  scheduled: 'Scheduled for',
  sending: 'Sent on',
  sent: 'Sent on',
  cancelled: 'Was scheduled for',
}

/** The facts of an order beside its gifts, and its invoice. */
export function OrderFacts({ order }: { order: OrderSummary }) {
  const { number, country, status, refunded, total, at, sendOn, timeZone, message, expiresOn, purchaseOrder, invoiceUrl } = order
  return (
    <PageAside>
      <Section title="About this order">
        <Card>
          <Stack space="sm">
            <DescriptionList
              items={[
                { term: 'Status', detail: <OrderBadge status={status} /> },
                { term: 'Gifts', detail: giftsOfOrder(order) },
                ...(number === null ? [] : [{ term: 'Order number', detail: number }]),
                ...(purchaseOrder === null ? [] : [{ term: 'Purchase order', detail: purchaseOrder }]),
                { term: 'Ordered', detail: formatTime(at, 'device') },
                ...(sendOn === null
                  ? []
                  : [
                      {
                        term: dayTerms[status],
                        detail: `${formatDay(sendOn)}, 9 AM${timeZone === 'unknown' ? '' : ` (${timeZone.replaceAll('_', ' ')})`}`,
                      },
                    ]),
                { term: 'Paid', detail: formatMoney(total, currencyIn(country)) },
                ...(refunded !== null && refunded > 0
                  ? [{ term: 'Refunded to your card', detail: formatMoney(refunded, currencyIn(country)) }]
                  : []),
                ...(message === '' ? [] : [{ term: 'Message', detail: message }]),
              ]}
            />
            {invoiceUrl !== null && (
              <TextLink icon="download" newTab href={invoiceUrl}>
                Download invoice
              </TextLink>
            )}
            <GiftValidity country={country} end={country === 'NZ' ? getLastDay(expiresOn, at) : expiresOn} />
          </Stack>
        </Card>
      </Section>
    </PageAside>
  )
}
