import type { Country } from '../../../themes/enterprise.ts'
import { PaymentScreen } from '../../payment/PaymentScreen.tsx'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { CreateStepper } from '../draft/CreateSteps.tsx'
import type { CreateStep } from '../address.ts'
import type { CheckedRun, GiftOrder, DryRun } from './giftOrder.ts'
import type { DraftPayment } from './orderSteps.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { RowButton } from '../../../ui/List/RowButton.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { isPhone } from '../../shared/contact/address.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import { currencyIn } from '../../shared/money/money.ts'
import { formatZonedTime } from '../../shared/dates/time.ts'
import { zoneFrom } from '../../shared/dates/zone.ts'
import { GiftRules, RefundPolicy } from '../../shared/gift/GiftRules.tsx'
import { cancelTexts } from '../orders/statuses.ts'
import { GiftTicket, GiftValidity } from '../draft/GiftTicket.tsx'

export type PayScreenProps = {
  payment: RunningPayment<DraftPayment>
  country: Country
  order: Pick<GiftOrder, 'amount' | 'message' | 'timeZone' | 'purchaseOrder' | 'recipients'>
  sender: string
  dryRun: Remote<CheckedRun>
  onRetry: () => void
  onStep: (step: CreateStep) => void
}

/** The order's summary, with the payment beside it. The page shows the receipt. */
export function PayScreen({ country, order, sender, dryRun, onRetry, onStep, payment }: PayScreenProps) {
  const run = dryRun.status === 'ready' && dryRun.value.problem === null ? dryRun.value : null
  return (
    <PaymentScreen
      payment={payment}
      title="Check and pay"
      intro="Nothing is sent or charged before you pay."
      above={
        <>
          <CreateStepper step="pay" onStep={onStep} />
          <GiftTicket {...{ country, sender, ...order }} count={order.recipients.length} bill={run} place="lead">
            {run && (
              <Stack space="sm">
                <GiftValidity country={country} end={run.expiresOn} />
                <GiftRules currency={currencyIn(country)} />
                <Text size="sm">{cancelTexts.term}</Text>
                <RefundPolicy currency={currencyIn(country)} of="Gifts that have been sent" />
              </Stack>
            )}
          </GiftTicket>
        </>
      }
      beside={<OrderReview {...{ order, dryRun, onRetry, onStep }} />}
      paid={() => null}
    />
  )
}

type OrderReviewProps = Omit<PayScreenProps, 'payment' | 'sender' | 'country'>

/** The server's dry run, shown before money moves. */
const OrderReview = ({ order, dryRun, onRetry, onStep }: OrderReviewProps) => (
  <ListStatus of={listStatus({ read: dryRun, onRetry })}>
    {dryRun.status === 'ready' &&
      (dryRun.value.problem === null ? (
        <Reviewed order={order} run={dryRun.value} onStep={onStep} />
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

function Reviewed({ order, run, onStep }: Pick<OrderReviewProps, 'order' | 'onStep'> & { run: DryRun }) {
  const texts = order.recipients.filter(({ address }) => isPhone(address)).length
  const byText = texts === 0 ? '' : `, ${texts.toLocaleString('en-US')} by text message`
  const sendsAt = run.sendsAt === null ? 'As soon as it is paid' : formatZonedTime(run.sendsAt, zoneFrom(order.timeZone))
  return (
    <div>
      <RowButton label="Recipients" value={`${run.count.toLocaleString('en-US')}${byText}`} onClick={() => onStep('recipients')} />
      <RowButton label="Goes out" value={sendsAt} onClick={() => onStep('gift')} />
      {order.purchaseOrder !== null && <RowButton label="Purchase order" value={order.purchaseOrder} onClick={() => onStep('gift')} />}
    </div>
  )
}
