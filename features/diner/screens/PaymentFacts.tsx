import type { ReactNode } from 'react'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { factsOf } from '../../bill/facts.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Receipt, sumsOf } from '../receipt.ts'

type Props = { receipt: Receipt; title: string; intro: string; children: ReactNode }

/** What staff check at the table: the restaurant, the check, the amount, the time and the reference. */
const factsOfReceipt = ({ restaurant, address, ticket, remaining, ...receipt }: Receipt, sums: ReturnType<typeof sumsOf>) => [
  ...factsOf({
    ...receipt,
    sums,
    party: restaurant === null ? null : { term: 'Restaurant', detail: [restaurant, address].filter(Boolean).join(', ') },
    check: ticket?.code ?? null,
  }),
  ...(remaining === null || remaining === 0 ? [] : [{ term: 'Still due', detail: formatMoney(remaining) }]),
]

/** A payment that was made, with what identifies it. */
export function PaymentFacts({ receipt, title, intro, children }: Props) {
  const [headline, ...sums] = sumsOf(receipt)
  return (
    <Screen title={title} intro={intro}>
      <Stack space="lg">
        {headline && (
          <Stack space="xxs">
            <Text size="sm" tone="muted">
              {headline.label}
            </Text>
            <Amount size="xl">{formatMoney(headline.amount)}</Amount>
          </Stack>
        )}
        <DescriptionList items={factsOfReceipt(receipt, sums)} />
        {children}
      </Stack>
    </Screen>
  )
}
