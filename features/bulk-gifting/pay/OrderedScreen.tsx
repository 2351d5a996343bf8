import { moreText } from '../../shared/forms/shortList.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { SlipStack } from '../../../ui/SlipStack/SlipStack.tsx'
import { List } from '../../../ui/List/List.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { type Cents, type Currency, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { Screen, ScreenHeading } from '../../shared/screens/Screen.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import type { Redemptions } from '../orders/orders.ts'
import { OrderBadge, RedemptionBadge } from '../orders/statusBadges.tsx'
import { orderRules } from '../orders/statuses.ts'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { formatTime, formatZonedTime } from '../../shared/dates/time.ts'
import { counted } from '../../shared/forms/counted.ts'
import type { GiftReceipt } from './giftOrder.ts'

/** Gifts that are shown; the others are on the order’s page. */
export const shownGifts = 5

type Props = {
  currency: Currency
  receipt: GiftReceipt
  /** The agreed charge to the card; null if this device does not have it. */
  agreed: Cents | null
  /** The order with its first gifts, read again while they are being sent. */
  gifts: Remote<Redemptions>
  onRetry: () => void
  orderHref: (orderId: string) => string
  ordersHref: string
  onCreateAnother: () => void
}

export function OrderedScreen({ currency, receipt, agreed, gifts, onRetry, orderHref, ordersHref, onCreateAnother }: Props) {
  if (receipt.kind === 'notOrdered') return <NotOrdered currency={currency} receipt={receipt} agreed={agreed} ordersHref={ordersHref} />
  const order = gifts.status === 'ready' ? gifts.value.order : null
  const rows = gifts.status === 'ready' ? gifts.value.redemptions.slice(0, shownGifts) : []
  const count = receipt.count ?? order?.count ?? null
  const more = count === null ? 0 : count - rows.length
  return (
    <SlipStack
      count={count ?? 1}
      stays={receipt.sendsAt !== null}
      face="gift"
      label="Your gifts"
      kicker={count === null ? 'Gifts' : counted(count, 'gift')}
      amount={agreed === null ? null : formatMoneyShort(agreed, currency)}
      title={agreed === null ? undefined : 'Paid'}>
      <Stack space="lg">
        <ScreenHeading>
          {receipt.sendsAt === null
            ? 'Your gifts are on their way'
            : `Your gifts are scheduled for ${formatZonedTime(receipt.sendsAt, receipt.timeZone)}`}
        </ScreenHeading>
        <OtherCount count={receipt.count} asked={receipt.asked ?? null} />
        {order !== null && order.sent !== null && receipt.sendsAt === null && (
          <ProgressBar
            label="Gifts that are sent"
            value={order.sent}
            max={order.count}
            text={`${order.sent.toLocaleString('en-US')} of ${counted(order.count, 'gift')} sent`}
          />
        )}
        <Stack space="sm">
          <List
            {...listStatus({ read: gifts, onRetry })}
            label="Recipients"
            empty={null}
            items={rows.map(({ id, name, address, status }) => ({
              id,
              title: name || formatAddress(address),
              detail: name && formatAddress(address),
              trail:
                order && status === 'scheduled' && orderRules[order.status].isGoingOut ? (
                  <OrderBadge status="sending" />
                ) : (
                  <RedemptionBadge status={status} />
                ),
            }))}
          />
          {rows.length > 0 && more > 0 && <Text tone="muted">{`and ${moreText(more)}`}</Text>}
        </Stack>
        <Inline space="lg">
          <LinkButton href={orderHref(receipt.orderId)}>See the order</LinkButton>
          {order !== null && order.invoiceUrl !== null && (
            <TextLink icon="download" newTab href={order.invoiceUrl}>
              Download invoice
            </TextLink>
          )}
          <TextButton onClick={onCreateAnother}>Create another gift</TextButton>
        </Inline>
      </Stack>
    </SlipStack>
  )
}

/** The order has fewer or more gifts than were paid for. */
const OtherCount = ({ count, asked }: { count: number | null; asked: number | null }) =>
  count === null || asked === null || count === asked ? null : (
    <Alert
      tone="warning"
      title={`You ordered ${counted(asked, 'gift')}, and our server counts ${count.toLocaleString('en-US')}.`}
      live="polite">
      <Stack space="sm">
        Look at the order’s page before you order again. Our support team can put it right.
        <SupportLink />
      </Stack>
    </Alert>
  )

type NotOrderedProps = Pick<Props, 'currency' | 'agreed' | 'ordersHref'> & { receipt: Extract<GiftReceipt, { kind: 'notOrdered' }> }

/** The card was charged, and no order came of it: nothing here can charge it again. */
const NotOrdered = ({ currency, receipt: { charged, reference, at }, agreed, ordersHref }: NotOrderedProps) => (
  <Screen title="Paid, but not sent yet" intro="Your payment went through, but we could not create your order. Please do not pay again.">
    <Stack space="lg">
      <Alert tone="warning" title="No gift has gone out">
        Tell our support the reference below. They send your gifts, or give your money back.
      </Alert>
      <OtherCharge charged={charged} agreed={agreed} currency={currency} />
      <DescriptionList
        items={[
          { term: 'Charged', detail: formatMoney(charged, currency) },
          { term: 'Reference', detail: reference },
          { term: 'Time', detail: formatTime(at, 'device') },
        ]}
      />
      <Stack space="sm">
        <SupportLink />
        <LinkButton wide variant="soft" href={ordersHref}>
          See your orders
        </LinkButton>
      </Stack>
    </Stack>
  </Screen>
)
