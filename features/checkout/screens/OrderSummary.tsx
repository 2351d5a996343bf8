import { Badge } from '../../../ui/Badge/Badge.tsx'
import { type Charge, ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { cents, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import type { Order } from '../order.ts'
import { renewalText } from '../pricing/renewal.ts'
import { codeNotTaken } from './promoMessage.tsx'

const getRows = ({ name, amount, pay, promoCode }: Order): readonly Charge[] => [
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

/** The bonus beyond the price. Whether a gift's bonus goes to the recipient is decided by the purchase. */
function gainText({ product, amount, pay, get }: Order): string | null {
  if (product === 'giftCard') return get > amount ? `With a bonus of ${formatMoneyShort(cents(get - amount))}` : null
  return get > pay ? `You get ${formatMoneyShort(get)} to spend` : null
}

/** The same in a word or two: "Get $125". */
export const shortGainText = ({ product, pay, get }: Order): string | null =>
  product !== 'giftCard' && get > pay ? `Get ${formatMoneyShort(get)}` : null

type Props = { order: Order; askedCode: string | null }

/** The purchase and the parts of its price. The page shows the total above it. */
export function OrderSummary({ order, askedCode }: Props) {
  const renewal = renewalText(order)
  const gain = gainText(order)
  return (
    <Stack space="md">
      <ChargeBreakdown label="Your order" rows={getRows(order)} sum={null} />
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
