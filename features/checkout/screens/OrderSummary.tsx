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
function gainText({ product, amount, get }: Order): string | null {
  return product === 'giftCard' && get > amount ? `With a bonus of ${formatMoneyShort(cents(get - amount))}` : null
}

/** The same in a word or two: "Get $125". */
export const shortGainText = ({ product, pay, get }: Order): string | null =>
  product !== 'giftCard' && get > pay ? `Get ${formatMoneyShort(get)}` : null

const kickers = { credit: 'Dining credit', giftCard: 'Gift card', pass: 'Pass' } as const

/** The slip of the purchase, not of its price. */
export function slipFromOrder({ product, name, pay, get, amount }: Order) {
  const price = product === 'giftCard' ? amount : pay
  return {
    face: product === 'giftCard' ? ('gift' as const) : ('credit' as const),
    kicker: kickers[product],
    amount: product === 'pass' ? null : formatMoneyShort(product === 'giftCard' ? amount : get),
    title: product === 'pass' ? name : undefined,
    ...(product !== 'pass' && get > price && { sticker: `+${formatMoneyShort(cents(get - price))}` }),
  }
}

type Props = { order: Order; askedCode: string | null; sum: { label: string; amount: string } }

/** The parts of the purchase's price. */
export function OrderSummary({ order, askedCode, sum }: Props) {
  const renewal = renewalText(order)
  const gain = gainText(order)
  return (
    <Stack space="md">
      <ChargeBreakdown label="Price" rows={getRows(order)} sum={sum} />
      {codeNotTaken({ order, askedCode })}
      {gain !== null && (
        <div>
          <Badge tone="bright" icon="ticket">
            {gain}
          </Badge>
        </div>
      )}
      {renewal && <Text>{renewal}</Text>}
    </Stack>
  )
}
