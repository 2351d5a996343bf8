import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type Charge, ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { isolated } from '../../../ui/isolated.ts'
import { Nothing, lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { bonusText, cents, formatMoney, formatMoneyShort, keptBonusText } from '../../shared/money/money.ts'
import { PersonalPrice } from '../../shared/screens/PersonalPrice.tsx'
import { getGiftValue } from '../gift.ts'
import type { Order } from '../order.ts'
import { renewalText } from '../pricing/renewal.ts'
import { isCodeTaken, priceLines } from '../pricing/total.ts'
import type { Present, Visit } from '../visit.ts'

const getRows = (order: Order): readonly Charge[] =>
  priceLines(order).map(({ amount, ...line }) => ({
    ...line,
    amount: formatMoney(amount, order.currency),
    tone: amount < 0 ? 'credit' : 'charge',
  }))

export const productKickers = { credit: 'Dining credit', giftCard: 'Gift card', pass: 'Pass' } as const

/** The slip of the purchase, not of its price. A gift is what its recipient is sure to get: the bonus is its buyer's. */
export function slipFromOrder({ product, name, currency, get, amount }: Order, present?: Present) {
  const isPass = product === 'pass'
  const isGift = product === 'giftCard'
  const value = isGift ? getGiftValue({ amount, credited: get, keepsGiftBonus: true }) : get
  return {
    face: isGift ? ('gift' as const) : ('credit' as const),
    kicker: present?.recipientName ? `Gift card for ${isolated(present.recipientName)}` : productKickers[product],
    art: present && <GiftArt design={present.design} />,
    amount: isPass ? null : formatMoneyShort(value, currency),
    title: isPass ? name : undefined,
    sticker: isPass ? undefined : (isGift ? keptBonusText : bonusText)(get - amount, currency),
  }
}

type Asked = Pick<Visit, 'order' | 'askedCode'>

const notTaken = ({ order, askedCode }: Asked): string | null =>
  askedCode === null || isCodeTaken({ order, askedCode }) ? null : `The code ${askedCode} does not change this price.`

const taken = ({ order: { currency, amount, pay, promoCode } }: Asked): string | null =>
  promoCode === null || pay >= amount ? null : `The code ${promoCode} takes ${formatMoney(cents(amount - pay), currency)} off.`

/** The effect of the code; null without a code. */
export const promoText = (asked: Asked): string | null => notTaken(asked) ?? taken(asked)

/** The code changes nothing. */
function codeNotTaken(asked: Asked) {
  const text = notTaken(asked)
  return text && <Alert tone="warning">{text}</Alert>
}

/** The same, or what the code takes off; null without a code. */
export function promoMessage(asked: Asked) {
  const text = taken(asked)
  return codeNotTaken(asked) ?? (text && <Alert tone="success">{text}</Alert>)
}

type Props = { order: Order; askedCode: string | null; sum: { label: string; amount: string } }

/** The terms of what is bought, below the price. */
export const LazyTerms = lazyComponent(async () => (await import('./PurchaseTerms.tsx')).PurchaseTerms, Nothing, Nothing)

/** The parts of the purchase's price, and its terms. */
export function OrderSummary({ order, askedCode, sum }: Props) {
  const renewal = renewalText(order)
  return (
    <Stack space="md">
      <ChargeBreakdown label="Price" rows={getRows(order)} sum={sum} />
      <PersonalPrice of={order} />
      {codeNotTaken({ order, askedCode })}
      {renewal && <Text>{renewal}</Text>}
      <LazyTerms order={order} />
    </Stack>
  )
}
