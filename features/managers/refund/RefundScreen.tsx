import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { isChoosing, isOutcome } from '../../payment/attempt/paymentState.ts'
import { subtract } from '../../bill/sums/arithmetic.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { FocusOnStepChange, Screen } from '../../shared/screens/Screen.tsx'
import { RefundForm } from './RefundForm.tsx'
import { isRefundable, leftToRefund, reasonLabel } from './refund.ts'
import { madeRefund } from './refundPayment.ts'
import { RefundDialog, RefundLookUp, RefundNoticeAlert, type RefundProps } from './RefundProgress.tsx'
import { refundedText, unreadablePayment } from './refundTexts.ts'
import { formatTime } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'
import { type Cents, type Currency, formatMoney, cents } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { Location } from '../location.ts'
import { fetchFailure, type Transaction, type PastRefund } from '../transaction.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/Timeline/Timeline.tsx'

export type RefundScreenProps = RefundProps & {
  /** Null if the address names none that the server has. */
  transaction: Remote<Transaction | null>
  location: Pick<Location, 'name' | 'timeZone' | 'currency'> | null
  onRetry: () => void
  /** The list that the payment was opened from. */
  back: { readonly href: string; readonly label: string }
}

type PaymentProps = { currency: Currency; payment: Transaction }

function Action({ payment, currency, onRetry, ...refund }: RefundScreenProps & PaymentProps) {
  const { state, attempt, send } = refund
  if (attempt.status === 'paid') return <Refunded {...refund} onRetry={onRetry} attempt={attempt} payment={payment} />
  if (isOutcome(attempt)) return <RefundLookUp state={attempt} send={send} />
  // The form stays below the dialog that shows the progress.
  if (!isChoosing(attempt) || isRefundable(payment)) return <RefundForm {...refund} payment={payment} currency={currency} />
  return (
    <Stack space="md">
      {state?.notice && <RefundNoticeAlert notice={state.notice} />}
      {payment.isUnreadable ? (
        <ErrorState
          title={unreadablePayment}
          text="A tip, an earlier refund or an amount of it cannot be read, so nothing is refunded here. Try again, or ask support."
          onRetry={onRetry}
        />
      ) : (
        <Alert tone="info">{payment.isRefund ? 'This is a refund, not a payment.' : 'Nothing of this payment can be refunded.'}</Alert>
      )}
    </Stack>
  )
}

type Paid = Extract<RefundProps['attempt'], { status: 'paid' }>

/** The sums of a refund that was made. The list may not show it yet. */
function Refunded({ attempt, back, payment, onMore }: Omit<RefundScreenProps, 'attempt'> & { attempt: Paid; payment: Transaction }) {
  const { amount, currency } = madeRefund(attempt)
  const { due } = attempt.attempt
  const left = subtract(due ?? amount, amount)
  // After an earlier refund, or with a limit of the server, less than the payment was left.
  const [before, after] = due === payment.originalAmount ? ['Paid', 'Kept'] : ['Left before', 'Left to refund']
  const line = (label: string, sum: Cents) => ({ label, amount: formatMoney(sum, currency) })
  return (
    <Stack space="lg">
      {due !== null && due >= amount && (
        <ChargeBreakdown label="Refund" rows={[line(before, due), line('Refunded', cents(0 - amount))]} sum={line(after, left)} />
      )}
      <Inline space="lg">
        <LinkButton href={back.href}>{back.label}</LinkButton>
        {left > 0 && <TextButton onClick={onMore}>Refund more</TextButton>}
      </Inline>
    </Stack>
  )
}

/** A payment that the list does not have, or no longer: newer ones push it out. A refund of it is shown to its end. */
function NoPayment({ state, attempt, send, onAnswer }: RefundProps) {
  if (isOutcome(attempt)) return <RefundLookUp state={attempt} send={send} />
  return (
    <Stack space="md">
      {state?.notice && <RefundNoticeAlert notice={state.notice} />}
      {attempt.status !== 'paid' && <EmptyState icon="ticket" title="No refund data available" />}
      <RefundDialog attempt={attempt} onAnswer={onAnswer} />
    </Stack>
  )
}

/** The payment, with the tips in it: `Paid $122.88, with $19.20 tip`. */
function paidText({ originalAmount, tips }: Transaction, currency: Currency): string {
  const parts = tips
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => `${formatMoney(amount, currency)} ${label.toLowerCase()}`)
  const paid = `Paid ${formatMoney(originalAmount, currency)}`
  return parts.length === 0 ? paid : `${paid}, with ${parts.join(' and ')}`
}

function getFront(transaction: Transaction) {
  const { amount, originalAmount, isRefund, isUnreadable } = transaction
  if (isRefund) return { face: 'refund', kicker: 'Refund', amount } as const
  if (isUnreadable) return { face: 'bill', kicker: 'Amount', amount } as const
  if (!isRefundable(transaction)) return { face: 'bill', kicker: 'Paid', amount: originalAmount } as const
  return { face: 'refund', kicker: 'Left to refund', amount: leftToRefund(transaction).grandTotal } as const
}

/** The payment as a slip: what is left to refund of it, or what was just refunded, the guest, the time and the check. */
function TransactionDetails({ attempt, currency, payment, timeZone }: PaymentProps & Pick<RefundProps, 'attempt'> & { timeZone: Zone }) {
  const { guestName, isRefund, isUnreadable, at, checkNumber, refundStatus } = payment
  const check = { term: 'Check', detail: checkNumber ?? 'None' }
  const slip = {
    label: 'Transaction',
    place: { name: guestName, ...(!isRefund && !isUnreadable && { detail: paidText(payment, currency) }) },
  }
  if (attempt.status === 'paid') {
    const made = madeRefund(attempt)
    const { due } = attempt.attempt
    // The list may not show it yet.
    const left = due === null ? [] : [{ term: 'Left to refund', detail: formatMoney(subtract(due, made.amount), currency) }]
    return (
      <Slip
        {...slip}
        face="refund"
        stamp={made.isPending ? 'Pending' : 'Refunded'}
        amount={formatMoney(made.amount, made.currency)}
        stub={[...left, check]}
      />
    )
  }
  const { amount, ...front } = getFront(payment)
  const time = { term: 'Time', detail: at ? formatTime(at, timeZone) : 'Not known' }
  return (
    <Slip
      {...slip}
      {...front}
      amount={formatMoney(amount, currency)}
      stub={[time, check, { term: 'Refund status', detail: refundStatus }]}
    />
  )
}

export function RefundScreen(props: RefundScreenProps) {
  const { attempt, state, transaction, location, onRetry, back } = props
  const timeZone = location?.timeZone ?? 'unknown'
  const currency = useCurrency(location?.currency)
  const payment = transaction.status === 'ready' ? transaction.value : null
  const made = attempt.status === 'paid' ? madeRefund(attempt) : null
  const title = payment && !isRefundable(payment) ? 'Transaction details' : 'Refund'
  return (
    <FocusOnStepChange stepKey={made ? 'refunded' : 'refund'}>
      <Screen
        eyebrow={location?.name ?? 'Your location'}
        title={made ? refundedText(made, (payment ?? state?.asked)?.guestName) : title}
        intro={made?.isPending && 'Banks need a few days.'}
        back={
          !(made && payment) && (
            <TextLink icon="back" href={back.href}>
              {back.label}
            </TextLink>
          )
        }>
        {transaction.status === 'loading' && <Skeleton shape="card" />}
        {transaction.status === 'failed' && <ErrorState title={fetchFailure} onRetry={onRetry} />}
        {transaction.status === 'ready' && !payment && <NoPayment {...props} />}
        {transaction.status === 'ready' && transaction.staleCause && (
          <Alert tone="warning" live="polite" title="This may be out of date.">
            <TextButton icon="retry" onClick={onRetry}>
              Try again
            </TextButton>
          </Alert>
        )}
        {payment && (
          <Stack space="xl">
            <PageAside place="before">
              <TransactionDetails attempt={attempt} currency={currency} payment={payment} timeZone={timeZone} />
            </PageAside>
            <Action {...props} payment={payment} currency={currency} />
            {!payment.isRefund && !payment.isUnreadable && payment.refunds.length > 0 && (
              <RefundHistory currency={currency} refunds={payment.refunds} timeZone={timeZone} />
            )}
          </Stack>
        )}
      </Screen>
    </FocusOnStepChange>
  )
}

type RefundHistoryProps = { currency: Currency; refunds: readonly PastRefund[]; timeZone: Zone }

const kinds = {
  done: { verb: 'refunded', tone: 'success', icon: 'done' },
  pending: { verb: 'is being refunded', tone: 'warning', icon: 'clock' },
  failed: { verb: 'could not be refunded', tone: 'danger', icon: 'alert' },
} as const

function toEntry({ id, status, bill, tip, at, by, reason, notes }: PastRefund, { currency, timeZone }: RefundHistoryProps): TimelineEntry {
  const { verb, tone, icon } = kinds[status]
  const ofTip = tip === 0 ? '' : `, ${formatMoney(tip, currency)} of it from the tip`
  return {
    id,
    title: `${formatMoney(cents(bill + tip), currency)} ${verb}${by === null ? '' : ` by ${isolated(by)}`}${ofTip}`,
    when: at ? formatTime(at, timeZone) : 'Time not known',
    dateTime: at?.toISOString() ?? '',
    detail: [reason && reasonLabel(reason), notes].filter(Boolean).join('. ') || null,
    tone,
    icon,
  }
}

/** The refunds of a payment, the latest first: who made them, when and why. */
const RefundHistory = (props: RefundHistoryProps) => (
  <Section title="History">
    <Timeline
      label="Refunds of this payment"
      entries={props.refunds.toReversed().map((refund) => toEntry(refund, props))}
      empty={<Text tone="muted">Nothing was refunded yet.</Text>}
    />
  </Section>
)
