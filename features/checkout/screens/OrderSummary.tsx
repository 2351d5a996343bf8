import { Badge } from '../../../ui/Badge/Badge.tsx'
import { type Charge, ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { cents, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import type { Order } from '../order.ts'
import { renewalOf } from '../renewal.ts'
import { codeNotTaken } from './promoMessage.tsx'

const rowsOf = ({ name, amount, pay, promoCode }: Order): readonly Charge[] => [
  { label: name, amount: formatMoney(amount) },
  ...(pay < amount
    ? [
        {
          label: 'Discount',
          amount: `−${formatMoney(cents(amount - pay))}`,
          tone: 'credit' as const,
          ...(promoCode !== null && { note: promoCode }),
        },
      ]
    : []),
]

/** The bonus beyond the price. Only the purchase tells whether a gift's bonus goes to the recipient. */
function gainOf({ product, amount, pay, get }: Order): string | null {
  if (product === 'giftCard') return get > amount ? `With a bonus of ${formatMoneyShort(cents(get - amount))}` : null
  return get > pay ? `You get ${formatMoneyShort(get)} to spend` : null
}

type Props = {
  order: Order
  askedCode: string | null
  /** The amount that is due or was paid. */
  sum: { label: string; amount: string }
}

/** What is bought, and its total. */
export function OrderSummary({ order, askedCode, sum }: Props) {
  const renewal = renewalOf(order)
  const gain = gainOf(order)
  return (
    <Stack space="md">
      <ChargeBreakdown label="What it comes to" rows={rowsOf(order)} sum={sum} />
      {codeNotTaken({ order, askedCode })}
      {gain !== null && (
        <div>
          <Badge tone="bright" icon="ticket">
            {gain}
          </Badge>
        </div>
      )}
      {renewal && (
        <Text size="sm" tone="muted">
          {renewal}
        </Text>
      )}
    </Stack>
  )
}
