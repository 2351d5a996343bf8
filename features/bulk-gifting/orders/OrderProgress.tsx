import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { currencyIn, formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { counted } from '../../shared/forms/counted.ts'
import { getLastDay } from '../expiry.ts'
import { GiftValidity } from '../draft/GiftPreview.tsx'
import { CorrectLink, GiftsBar } from './GiftsBar.tsx'
import { type OrderSummary, giftsOfOrder } from './orders.ts'
import { OrderBadge } from './statusBadges.tsx'
import type { OrderStatus } from './statuses.ts'

const dayTerms: Readonly<Record<OrderStatus, string>> = {
  scheduled: 'Scheduled for',
  sending: 'Sent on',
  sent: 'Sent on',
  cancelled: 'Was scheduled for',
}

/** The facts of an order, and its gifts as one bar. `bouncedHref`: the list of its bounced gifts. */
export function OrderProgress({ order, bouncedHref }: { order: OrderSummary; bouncedHref: string }) {
  const { number, country, status, count, sent, refunded, total, at, sendOn, timeZone, message, expiresOn, purchaseOrder, invoiceUrl } =
    order
  return (
    <Stack space="md">
      <GiftsBar gifts={order} size="lg" />
      <CorrectLink bounced={order.bounced} href={bouncedHref} />
      {status === 'sending' && (
        <Text size="sm" tone="muted">{`${sent.toLocaleString('en-US')} of ${counted(count, 'gift')} sent. You can leave this page.`}</Text>
      )}
      <DescriptionList
        items={[
          { term: 'Status', detail: <OrderBadge status={status} /> },
          { term: 'Gifts', detail: giftsOfOrder(order) },
          ...(number === null ? [] : [{ term: 'Order number', detail: number }]),
          ...(purchaseOrder === null ? [] : [{ term: 'Purchase order', detail: purchaseOrder }]),
          { term: 'Ordered', detail: formatTime(at, null) },
          ...(sendOn === null
            ? []
            : [
                {
                  term: dayTerms[status],
                  detail: `${formatDay(sendOn)}, 9 AM${timeZone === null ? '' : ` (${timeZone.replaceAll('_', ' ')})`}`,
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
  )
}
