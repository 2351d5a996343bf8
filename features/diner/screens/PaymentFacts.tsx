import type { ReactNode } from 'react'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { factsOf } from '../../bill/paying/facts.ts'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type CheckToPay, totalsOf } from '../checkToPay.ts'
import { type Receipt, sumsOf } from '../receipt.ts'

export type PaidProps = {
  receipt: Receipt
  /** What this device has agreed to; null where it does not know the payment. */
  agreed: CheckToPay | null
}
type Props = PaidProps & { title: string; intro: string; children: ReactNode }

/** What staff check at the table: the restaurant, the check, the amount, the time and the reference. */
function factsOfReceipt({ receipt, agreed }: PaidProps, sums: ReturnType<typeof sumsOf>) {
  const { address, ticket, remaining } = receipt
  const place = [receipt.restaurant ?? agreed?.restaurant, address].filter(Boolean).join(', ')
  return [
    ...factsOf({
      ...receipt,
      sums,
      party: place === '' ? null : { term: 'Restaurant', detail: place },
      check: ticket?.code ?? agreed?.ticket ?? null,
    }),
    ...(remaining === null || remaining === 0 ? [] : [{ term: 'Still due', detail: formatMoney(remaining) }]),
  ]
}

/** A payment that was made, with what identifies it. */
export function PaymentFacts({ title, intro, children, ...paid }: Props) {
  const { receipt, agreed } = paid
  const [headline, ...sums] = sumsOf(receipt, agreed && totalsOf(agreed))
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
        <OtherCharge charged={receipt.charged} agreed={agreed && agreed.amount} />
        <DescriptionList items={factsOfReceipt(paid, sums)} />
        {children}
      </Stack>
    </Screen>
  )
}
