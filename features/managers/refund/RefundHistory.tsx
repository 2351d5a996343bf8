import { Section } from '../../../ui/Section/Section.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/Timeline/Timeline.tsx'
import { type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'
import { reasonLabel } from './refund.ts'
import type { PastRefund } from '../transaction.ts'

type Props = { currency: Currency; refunds: readonly PastRefund[]; timeZone: Zone }

const kinds = {
  done: { verb: 'refunded', tone: 'success', icon: 'done' },
  pending: { verb: 'is being refunded', tone: 'warning', icon: 'clock' },
  failed: { verb: 'could not be refunded', tone: 'danger', icon: 'alert' },
} as const

function toEntry({ id, status, bill, tip, at, by, reason, notes }: PastRefund, { currency, timeZone }: Props): TimelineEntry {
  const { verb, tone, icon } = kinds[status]
  const ofTip = tip === 0 ? '' : `, ${formatMoney(tip, currency)} of it from the tip`
  return {
    id,
    title: `${formatMoney(cents(bill + tip), currency)} ${verb}${by === null ? '' : ` by ${by}`}${ofTip}`,
    when: at ? formatTime(at, timeZone) : 'Time not known',
    dateTime: at?.toISOString() ?? '',
    detail: [reason && reasonLabel(reason), notes].filter(Boolean).join('. ') || null,
    tone,
    icon,
  }
}

/** The refunds of a payment, the latest first: who made them, when and why. */
export const RefundHistory = (props: Props) => (
  <Section title="History">
    <Timeline
      label="Refunds of this payment"
      entries={props.refunds.toReversed().map((refund) => toEntry(refund, props))}
      empty={<Text tone="muted">Nothing was refunded yet.</Text>}
    />
  </Section>
)
