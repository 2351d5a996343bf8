import type { ReactNode } from 'react'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { sumOf } from '../../bill/share.ts'
import { formatMoney } from '../../shared/money.ts'
import { Screen } from '../../shared/Screen.tsx'
import { formatTime } from '../../shared/time.ts'
import type { Receipt } from '../receipt.ts'

type Props = { receipt: Receipt; title: string; lead: string; children: ReactNode }

/** What staff check at the table: the restaurant, the check, the amount, the time and the reference. */
function factsOf({ restaurant, ticket, at, timeZone, reference, remaining }: Receipt) {
  return [
    ...(restaurant === null ? [] : [{ term: 'Restaurant', detail: restaurant }]),
    ...(ticket?.code ? [{ term: 'Check', detail: ticket.code }] : []),
    ...(at === null ? [] : [{ term: 'Paid', detail: formatTime(at, timeZone) }]),
    ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
    ...(remaining === null || remaining === 0 ? [] : [{ term: 'Still due', detail: formatMoney(remaining) }]),
  ]
}

/** What all sources have paid together; null where the server does not say. */
export const totalOf = ({ parts, charged }: Receipt) => (parts.length > 0 ? sumOf(parts.map(({ amount }) => amount)) : charged)

/** A payment that was made, with what identifies it. */
export function PaymentFacts({ receipt, title, lead, children }: Props) {
  const total = totalOf(receipt)
  return (
    <Screen title={title} lead={lead}>
      <Stack space="lg">
        {total !== null && <Amount size="xl">{formatMoney(total)}</Amount>}
        <DescriptionList items={factsOf(receipt)} />
        {children}
      </Stack>
    </Screen>
  )
}
