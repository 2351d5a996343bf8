import { isolated } from '../../ui/isolated.ts'
import { useState } from 'react'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { List } from '../../ui/List/List.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Remote, mapRemote } from '../shared/api/remote.ts'
import { formatDay } from '../shared/dates/day.ts'
import { getRows, listStatus } from '../shared/links/listStatus.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { cardText } from '../payment/cardText.ts'
import { type Charge, chargesOf } from './charges.ts'

type Props = {
  /** The charges of every subscription. */
  charges: Remote<readonly Charge[]>
  subscriptionId: string
  /** The subscription's name, where the page has several. */
  of: string | null
  onRetry: () => void
}

/** The charges of half a year fit beside the rest of the page. */
const shownAtOnce = 6

/** A charge that was paid needs no word: it is what all of them should be. */
const badges = {
  paid: null,
  pending: <Badge tone="info">Pending</Badge>,
  failed: <Badge tone="danger">Failed</Badge>,
  refunded: <Badge>Refunded</Badge>,
} as const satisfies Record<Charge['status'], unknown>

/** `above`: the last card that is named above it. Only another one is named. */
const toItem = ({ id, day, amount, status, card, receipt }: Charge, above: string | null, currency: Currency) => ({
  id,
  title: (
    <>
      {/* The year stands above it. */}
      {formatDay(day).replace(/, \d{4}$/, '')} {badges[status]}
    </>
  ),
  group: day.slice(0, 4),
  detail: card && cardText(card) !== above && cardText(card),
  trail: (
    <>
      {receipt !== null && (
        <TextLink newTab alone href={receipt}>
          Receipt<VisuallyHidden> of {formatDay(day)}</VisuallyHidden>
        </TextLink>
      )}
      {status === 'refunded' ? (
        <Text as="span" tone="muted" weight="regular">
          <s>{formatMoney(amount, currency)}</s>
        </Text>
      ) : (
        <span>{formatMoney(amount, currency)}</span>
      )}
    </>
  ),
})

function cardAbove(rows: readonly Charge[], index: number): string | null {
  const card = rows.slice(0, index).findLast((charge) => charge.card !== null)?.card
  return card ? cardText(card) : null
}

/** The charges of a subscription, the latest first. */
export function PastCharges({ charges, subscriptionId, of, onRetry }: Props) {
  const title = of === null ? 'Past charges' : `Past charges of “${isolated(of)}”`
  const currency = useCurrency()
  const [count, setCount] = useState(shownAtOnce)
  const read = mapRemote(charges, (all) => chargesOf(all, subscriptionId))
  const rows = getRows(read)
  return (
    <Section title={title} level={of === null ? 2 : 3}>
      <Stack space="sm" align="stretch">
        <List
          label={title}
          items={rows.slice(0, count).map((charge, index) => toItem(charge, cardAbove(rows, index), currency))}
          empty="Nothing was charged so far."
          {...listStatus({ read, onRetry })}
        />
        {rows.length > count && <TextButton onClick={() => setCount(count + 4 * shownAtOnce)}>Show more</TextButton>}
      </Stack>
    </Section>
  )
}
