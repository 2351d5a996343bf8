import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { counted } from '../counted.ts'
import { getLastDay } from '../expiry.ts'
import { VoucherExpiry } from '../draft/GiftPreview.tsx'
import type { OrderSummary } from './orders.ts'
import { OrderBadge } from './statusBadges.tsx'

/** The facts of an order; while it is sent, how far it is. */
export function OrderProgress({ order }: { order: OrderSummary }) {
  const { number, country, status, count, sent, claimed, bounced, cancelled, refunded, total, at, sendOn, timeZone, message, expiresOn } =
    order
  return (
    <Stack space="md">
      {status === 'sending' && (
        <Stack space="xs">
          <ProgressBar label="Gifts sent" value={sent} max={count} />
          <Text
            size="sm"
            tone="muted">{`${sent.toLocaleString('en-US')} of ${counted(count, 'gift')} sent. You can leave this page.`}</Text>
        </Stack>
      )}
      <DescriptionList
        items={[
          { term: 'Status', detail: <OrderBadge status={status} /> },
          ...(number === null ? [] : [{ term: 'Order number', detail: number }]),
          { term: 'Ordered', detail: formatTime(at, null) },
          ...(sendOn === null
            ? []
            : [
                {
                  term: status === 'scheduled' ? 'Scheduled for' : 'Sent on',
                  detail: `${formatDay(sendOn)}, 9 AM${timeZone === null ? '' : ` (${timeZone.replaceAll('_', ' ')})`}`,
                },
              ]),
          ...(claimed === null
            ? []
            : [{ term: 'Claimed', detail: `${claimed.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}` }]),
          { term: 'Paid', detail: formatMoney(total, country) },
          ...(cancelled > 0 ? [{ term: 'Canceled', detail: counted(cancelled, 'gift') }] : []),
          ...(refunded !== null && refunded > 0 ? [{ term: 'Refunded to your card', detail: formatMoney(refunded, country) }] : []),
          ...(bounced > 0 ? [{ term: 'Bounced', detail: bounced.toLocaleString('en-US') }] : []),
          ...(message === '' ? [] : [{ term: 'Message', detail: message }]),
        ]}
      />
      {country === 'NZ' && <VoucherExpiry day={getLastDay(expiresOn, at)} />}
    </Stack>
  )
}
