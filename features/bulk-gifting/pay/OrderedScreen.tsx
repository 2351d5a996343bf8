import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { SlipStack } from '../../../ui/SlipStack/SlipStack.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { type Cents, type Currency, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { formatTime, formatZonedTime } from '../../shared/dates/time.ts'
import { counted } from '../../shared/forms/counted.ts'
import type { GiftReceipt } from './giftOrder.ts'

type Props = {
  currency: Currency
  receipt: GiftReceipt
  /** The agreed charge to the card; null if this device does not have it. */
  agreed: Cents | null
  orderHref: (orderId: string) => string
  ordersHref: string
  onCreateAnother: () => void
}

export function OrderedScreen({ currency, receipt, agreed, orderHref, ordersHref, onCreateAnother }: Props) {
  if (receipt.kind === 'notOrdered') return <NotOrdered currency={currency} receipt={receipt} agreed={agreed} ordersHref={ordersHref} />
  return (
    <Split space="xl" align="center">
      <SlipStack
        count={receipt.count ?? 1}
        stays={receipt.sendsAt !== null}
        face="gift"
        label="Your gifts"
        kicker={receipt.count === null ? 'Gifts' : counted(receipt.count, 'gift')}
        amount={agreed === null ? null : formatMoneyShort(agreed, currency)}
        title={agreed === null ? undefined : 'Paid'}
      />
      <Screen
        title={
          receipt.sendsAt === null
            ? 'Your gifts are on their way'
            : `Your gifts are scheduled for ${formatZonedTime(receipt.sendsAt, receipt.timeZone)}`
        }
        intro={`${receipt.count === null ? '' : `${counted(receipt.count, 'recipient')}. `}Follow each gift on the order’s page.`}>
        <OtherCount count={receipt.count} asked={receipt.asked ?? null} />
        <Inline space="sm">
          <LinkButton href={orderHref(receipt.orderId)}>See the order</LinkButton>
          <Button variant="soft" onClick={onCreateAnother}>
            Create another gift
          </Button>
        </Inline>
      </Screen>
    </Split>
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
