import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { counted } from '../../shared/forms/counted.ts'
import { type OrderSummary, timeLeft } from './orders.ts'
import { type OrderStatus, orderRules } from './statuses.ts'

type HappeningProps = { order: OrderSummary; now: () => Date }

/** The state of an order in large words: waiting, being sent, done. */
export function Happening({ order, now }: HappeningProps) {
  const { status, count, sent, sendOn } = order
  const texts: Readonly<Record<OrderStatus, string>> = {
    scheduled: sendOn === null ? 'Scheduled' : `Scheduled for ${formatDay(sendOn)}`,
    sending: ['Sending', timeLeft(order, now())].filter(Boolean).join(', '),
    sent: 'Sent',
    cancelled: 'Canceled',
  }
  return (
    <Stack space="xxs">
      <Text size="xl" weight="strong">
        {texts[status]}
      </Text>
      {orderRules[status].isGoingOut && sent !== null && (
        <Text size="sm" tone="muted">{`${sent.toLocaleString('en-US')} of ${counted(count, 'gift')} sent. You can leave this page.`}</Text>
      )}
    </Stack>
  )
}
