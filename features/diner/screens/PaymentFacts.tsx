import type { ReactNode } from 'react'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { formatTime } from '../../shared/dates/time.ts'
import { type Receipt, sumsOf } from '../receipt.ts'

type Props = { receipt: Receipt; title: string; lead: string; children: ReactNode }

/** What staff check at the table: the restaurant, the check, the amount, the time and the reference. */
function factsOf({ restaurant, ticket, at, timeZone, reference, remaining }: Receipt, sums: ReturnType<typeof sumsOf>) {
  return [
    ...sums.map(({ label, amount }) => ({ term: label, detail: formatMoney(amount) })),
    ...(restaurant === null ? [] : [{ term: 'Restaurant', detail: restaurant }]),
    ...(ticket?.code ? [{ term: 'Check', detail: ticket.code }] : []),
    ...(at === null ? [] : [{ term: 'Paid', detail: formatTime(at, timeZone) }]),
    ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
    ...(remaining === null || remaining === 0 ? [] : [{ term: 'Still due', detail: formatMoney(remaining) }]),
  ]
}

/** A payment that was made, with what identifies it. */
export function PaymentFacts({ receipt, title, lead, children }: Props) {
  const [headline, ...sums] = sumsOf(receipt)
  return (
    <Screen title={title} lead={lead}>
      <Stack space="lg">
        {headline && (
          <Stack space="xxs">
            <Text size="sm" tone="muted">
              {headline.label}
            </Text>
            <Amount size="xl">{formatMoney(headline.amount)}</Amount>
          </Stack>
        )}
        <DescriptionList items={factsOf(receipt, sums)} />
        {children}
      </Stack>
    </Screen>
  )
}
