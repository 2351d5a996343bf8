import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Columns } from '../../../ui/Table/column.ts'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { counted } from '../../shared/forms/counted.ts'
import { type Finding, FoundList, isFiltered } from './FoundList.tsx'
import { CorrectLink, GiftsBar } from './GiftsBar.tsx'
import { Happening } from './Happening.tsx'
import { type Redemption, type Redemptions, nameOfOrder, type OrderSummary, giftsOfOrder } from './orders.ts'
import { type RedemptionStatus, redemptionStatuses, type OrderStatus } from './statuses.ts'
import { RedemptionBadge, redemptionLooks, OrderBadge } from './statusBadges.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { currencyIn, formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { getLastDay } from '../expiry.ts'
import { GiftValidity } from '../draft/GiftTicket.tsx'

export type RedemptionsScreenProps = Finding<RedemptionStatus> & {
  redemptions: Remote<Redemptions>
  now: () => Date
  hrefOf: (redemption: Redemption) => string
  backHref: string
  /** The list of the bounced gifts. */
  bouncedHref: string
  /** The number of recipients read for the file so far; null while none is made. */
  exported: number | null
  onExport: () => void
  /** Cancels the gifts that were not sent; null if there are none. */
  onCancel: (() => void) | null
  /** The open gift, and dialogs. */
  children?: ReactNode
}

const columnsWith = (hrefOf: RedemptionsScreenProps['hrefOf']): Columns<Redemption> => [
  {
    id: 'address',
    header: 'Address',
    cell: (each) => <TextLink href={hrefOf(each)}>{formatAddress(each.address)}</TextLink>,
    width: 'wide',
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'status', header: 'Status', cell: ({ status }) => <RedemptionBadge status={status} /> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
]

/** Whether there is no such order. Any other failure leaves the list, to be read again. */
const isGone = (read: Remote<unknown>): read is Extract<Remote<unknown>, { status: 'failed' }> =>
  read.status === 'failed' && read.cause.kind === 'refused' && [404, 410].includes(read.cause.status)

/** An order, and the status of each gift. */
export function RedemptionsScreen(props: RedemptionsScreenProps) {
  const { redemptions, now, hrefOf, backHref, bouncedHref, exported, onExport, onCancel, children, ...finding } = props
  const read = redemptions.status === 'ready' ? redemptions.value : null
  const isCurrent = redemptions.status === 'ready' && !redemptions.refreshing
  const back = (
    <TextLink icon="back" href={backHref}>
      All orders
    </TextLink>
  )
  if (isGone(redemptions))
    return (
      <Screen title="Order not found" back={back}>
        <Alert tone="warning" live="polite">
          {readFailureText(redemptions.cause)}
        </Alert>
      </Screen>
    )
  return (
    <Screen title={read ? nameOfOrder(read.order) : 'Order'} back={back}>
      <Stack space="lg">
        {read && (
          <>
            <OrderFacts order={read.order} />
            <Happening order={read.order} now={now} />
            <GiftsBar gifts={read.order} size="lg" />
          </>
        )}
        <Inline space="sm">
          {read && <CorrectLink bounced={read.order.bounced} href={bouncedHref} />}
          <Button variant="soft" size="md" icon="download" disabled={!read} pending={exported !== null} onClick={onExport}>
            {isFiltered(finding.search) ? 'Export these as CSV' : 'Export as CSV'}
          </Button>
          {onCancel && (
            <Button variant="quiet" tone="danger" size="md" icon="close" onClick={onCancel}>
              Cancel what is not sent
            </Button>
          )}
          {exported !== null && read && (
            <span role="status">{`${exported.toLocaleString('en-US')} of ${counted(read.matches ?? read.order.count, 'recipient')}`}</span>
          )}
        </Inline>
        <VisuallyHidden live>
          {isCurrent && redemptions.value.matches !== null && `${counted(redemptions.value.matches, 'recipient')} found`}
        </VisuallyHidden>
        <FoundList
          {...finding}
          noun="recipient"
          looks={redemptionLooks}
          statuses={redemptionStatuses}
          columns={columnsWith(hrefOf)}
          read={redemptions}
          rows={read?.redemptions ?? []}
          pageCount={read?.pageCount ?? 0}
        />
      </Stack>
      {children}
    </Screen>
  )
}

const dayTerms: Readonly<Record<OrderStatus, string>> = {
  scheduled: 'Scheduled for',
  sending: 'Sent on',
  sent: 'Sent on',
  cancelled: 'Was scheduled for',
}

/** The facts of an order beside its gifts, and its invoice. */
function OrderFacts({ order }: { order: OrderSummary }) {
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
