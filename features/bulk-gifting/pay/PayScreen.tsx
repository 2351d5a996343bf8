import type { Country } from '../../../themes/enterprise.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import { PaymentScreen } from '../../payment/PaymentScreen.tsx'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { CreateStepper } from '../draft/CreateSteps.tsx'
import type { CreateStep } from '../address.ts'
import type { CheckedRun, GiftOrder, DryRun } from './giftOrder.ts'
import type { DraftPayment } from './orderSteps.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { isPhone } from '../../shared/contact/address.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import { type Cents, cents, currencyIn, formatMoney } from '../../shared/money/money.ts'
import { formatZonedTime } from '../../shared/dates/time.ts'
import { zoneFrom } from '../../shared/dates/zone.ts'
import { counted } from '../../shared/forms/counted.ts'
import { GiftRules, RefundPolicy } from '../../shared/gift/GiftRules.tsx'
import { cancelTexts } from '../orders/statuses.ts'
import { GiftValidity } from '../draft/GiftPreview.tsx'

export type PayScreenProps = {
  payment: RunningPayment<DraftPayment>
  country: Country
  order: Pick<GiftOrder, 'amount' | 'timeZone' | 'purchaseOrder' | 'recipients'>
  dryRun: Remote<CheckedRun>
  onRetry: () => void
  onStep: (step: CreateStep) => void
}

/** The order's summary, with the payment beside it. The page shows the receipt. */
export const PayScreen = ({ country, order, dryRun, onRetry, onStep, payment }: PayScreenProps) => (
  <PaymentScreen
    payment={payment}
    title="Check and pay"
    intro="Nothing is sent or charged before you pay."
    above={<CreateStepper step="pay" onStep={onStep} />}
    beside={
      <Card>
        <OrderReview country={country} order={order} dryRun={dryRun} onRetry={onRetry} onStep={onStep} />
      </Card>
    }
    paid={() => null}
  />
)

type OrderReviewProps = {
  country: Country
  order: Pick<GiftOrder, 'amount' | 'timeZone' | 'purchaseOrder' | 'recipients'>
  dryRun: Remote<CheckedRun>
  onRetry: () => void
  onStep: (step: CreateStep) => void
}

/** The server's dry run, shown before money moves. */
const OrderReview = ({ country, order, dryRun, onRetry, onStep }: OrderReviewProps) => (
  <ListStatus of={listStatus({ read: dryRun, onRetry })}>
    {dryRun.status === 'ready' &&
      (dryRun.value.problem === null ? (
        <Reviewed country={country} order={order} run={dryRun.value} />
      ) : (
        <NotAddingUp problem={dryRun.value.problem} onRetry={onRetry} onStep={onStep} />
      ))}
  </ListStatus>
)

/** The server's sums are not shown: nobody can agree to them. */
const NotAddingUp = ({ problem, onRetry, onStep }: Pick<OrderReviewProps, 'onRetry' | 'onStep'> & { problem: string }) => (
  <Stack space="md">
    <Alert tone="danger" title="This order does not add up" live="polite">
      {`${problem} Nothing can be paid like this, and nothing was charged.`}
    </Alert>
    <Button wide icon="retry" onClick={onRetry}>
      Check it again
    </Button>
    <Button wide variant="soft" icon="back" onClick={() => onStep('recipients')}>
      Back to the recipients
    </Button>
  </Stack>
)

const createRow = (country: Country, label: string, amount: Cents, note?: string) => ({
  label,
  amount: formatMoney(amount, currencyIn(country)),
  ...(note !== undefined && { note }),
})

function Reviewed({ country, order, run }: Pick<OrderReviewProps, 'country' | 'order'> & { run: DryRun }) {
  const texts = order.recipients.filter(({ address }) => isPhone(address)).length
  return (
    <Stack space="md">
      <DescriptionList
        items={[
          { term: 'Recipients', detail: run.count.toLocaleString('en-US') },
          ...(texts === 0 ? [] : [{ term: 'By text message', detail: texts.toLocaleString('en-US') }]),
          { term: 'Each gets', detail: formatMoney(order.amount, currencyIn(country)) },
          {
            term: 'Goes out',
            detail: run.sendsAt === null ? 'As soon as it is paid' : formatZonedTime(run.sendsAt, zoneFrom(order.timeZone)),
          },
          ...(order.purchaseOrder === null ? [] : [{ term: 'Purchase order', detail: order.purchaseOrder }]),
        ]}
      />
      <ChargeBreakdown
        label="Your order"
        rows={[
          createRow(
            country,
            'Gift value',
            run.value,
            `${counted(run.count, 'recipient')} × ${formatMoney(order.amount, currencyIn(country))}`,
          ),
          ...(run.savings > 0
            ? [{ ...createRow(country, 'Savings', cents(0 - run.savings), `${run.percent}% of the gift value`), tone: 'credit' as const }]
            : []),
        ]}
        sum={createRow(country, 'Total due', run.total)}
      />
      <GiftValidity country={country} end={run.expiresOn} />
      <GiftRules currency={currencyIn(country)} />
      <Text>{cancelTexts.term}</Text>
      <RefundPolicy currency={currencyIn(country)} of="Gifts that have been sent" />
    </Stack>
  )
}
