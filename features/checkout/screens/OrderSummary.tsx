import { isolated } from '../../../ui/isolated.ts'
import { type Charge, ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { lazyModule } from '../../../ui/lazyModule.ts'
import { bonusText, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import type { Present } from '../visit.ts'
import type { Order } from '../order.ts'
import { priceLines } from '../pricing/priceLines.ts'
import { renewalText } from '../pricing/renewal.ts'
import { codeNotTaken } from './promoMessage.tsx'

const getRows = (order: Order): readonly Charge[] =>
  priceLines(order).map(({ amount, ...line }) => ({
    ...line,
    amount: formatMoney(amount, order.currency),
    tone: amount < 0 ? 'credit' : 'charge',
  }))

/** The value in a word or two, where it is more than the price: "Get $125". */
export const shortGainText = ({ currency, pay, get }: Order): string | null => (get > pay ? `Get ${formatMoneyShort(get, currency)}` : null)

const kickers = { credit: 'Dining credit', giftCard: 'Gift card', pass: 'Pass' } as const

/** The slip of the purchase, not of its price. Whether a gift's bonus goes to the recipient is decided by the purchase. */
export function slipFromOrder({ product, name, currency, get, amount }: Order, present?: Present) {
  const isPass = product === 'pass'
  return {
    face: product === 'giftCard' ? ('gift' as const) : ('credit' as const),
    kicker: present?.recipientName ? `Gift card for ${isolated(present.recipientName)}` : kickers[product],
    art: present && <GiftArt design={present.design} />,
    amount: isPass ? null : formatMoneyShort(get, currency),
    title: isPass ? name : undefined,
    sticker: isPass ? undefined : bonusText(get - amount, currency),
  }
}

type Props = { order: Order; askedCode: string | null; sum: { label: string; amount: string } }

/** The terms of what is bought: below the price, and below the form. */
export const useTerms = lazyModule(() => import('./GiftTerms.tsx'))

function LoadedTerms(props: { order: Order }) {
  const terms = useTerms()
  return terms.status === 'ready' && <terms.value.GiftTerms {...props} />
}

/** The parts of the purchase's price, and its terms. */
export function OrderSummary({ order, askedCode, sum }: Props) {
  const renewal = renewalText(order)
  return (
    <Stack space="md">
      <ChargeBreakdown label="Price" rows={getRows(order)} sum={sum} />
      {codeNotTaken({ order, askedCode })}
      {renewal && <Text>{renewal}</Text>}
      <LoadedTerms order={order} />
    </Stack>
  )
}
