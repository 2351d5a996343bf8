import type { ReactNode } from 'react'
import { isolated } from '../../../ui/isolated.ts'
import { type Charge, ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Slip, type SlipFact } from '../../../ui/Slip/Slip.tsx'
import { Wrapping } from '../../../ui/Slip/Wrapping.tsx'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { type Currency, bonusText, cents, formatMoney, formatMoneyShort, keptBonusText } from '../../shared/money/money.ts'
import { type Gift, getGiftValue, getKeptBonus } from '../gift.ts'
import type { Purchase } from '../order.ts'
import type { Visit } from '../visit.ts'
import { rhythmText } from '../pricing/renewal.ts'
import { GiftMessage, getGiftFront } from './GiftSlip.tsx'
import { expiryFact } from '../../shared/gift/expiry.ts'
import { slipFromOrder } from './OrderSummary.tsx'

type Props = {
  visit: Pick<Visit, 'order' | 'present'>
  purchase: Purchase
  /** The gift that was sent. */
  gift: Gift | null
  /** Whether the gift may have gone out, though nobody knows. @default false */
  isInDoubt?: boolean
  /** The facts of a purchase that is found again later: nothing of it is new then. */
  found?: readonly SlipFact[]
}

/** The lines that lead from the price to the charge; none where the price was charged. */
function getRows({ amount, toCharge, charged }: Purchase, currency: Currency): readonly Charge[] {
  const discount = cents(amount - toCharge)
  const due = cents(toCharge - charged)
  if (discount <= 0 && due <= 0) return []
  return [
    { label: 'Price', amount: formatMoney(amount, currency) },
    ...(discount > 0 ? [{ label: 'Discount', amount: `−${formatMoney(discount, currency)}`, tone: 'credit' as const }] : []),
    ...(due > 0 ? [{ label: 'Still to be charged', amount: `−${formatMoney(due, currency)}` }] : []),
    { label: 'Charged', amount: formatMoney(charged, currency), tone: 'subtotal' },
  ]
}

function getStub(purchase: Purchase, currency: Currency, hasRows: boolean): readonly SlipFact[] {
  const { charged, toCredit, credited, balance, billing } = purchase
  return [
    ...(hasRows ? [] : [{ term: 'Charged', detail: formatMoney(charged, currency) }]),
    ...(toCredit > credited ? [{ term: 'Still to be credited', detail: formatMoney(cents(toCredit - credited), currency) }] : []),
    ...(balance === null ? [] : [{ term: 'Your balance', detail: formatMoney(balance, currency) }]),
    ...(billing.interval === 'once' ? [] : [{ term: 'Billed', detail: capitalized(rhythmText(billing)) }]),
  ]
}

/** The gift from its buyer's view. */
function giftKicker(gift: Gift | null, isInDoubt: boolean): string {
  if (gift) return `Your gift to ${isolated(gift.recipientName)}`
  return isInDoubt ? 'Your gift' : 'Your gift, ready to give'
}

/** The purchase and its receipt. */
export function BoughtSlip({ visit: { order, present }, purchase, gift, isInDoubt = false, found }: Props) {
  const { currency } = order
  const rows = getRows(purchase, currency)
  const receipt = rows.length > 0 && <ChargeBreakdown label="Receipt" rows={rows} sum={null} />
  const stub = [...getStub(purchase, currency, rows.length > 0), ...(found ?? [])]
  if (order.product === 'giftCard') {
    const design = gift ? gift.design : present?.design
    return (
      <Slip
        face="gift"
        art={design && <GiftArt design={design} />}
        label="Your gift"
        kicker={giftKicker(gift, isInDoubt)}
        amount={formatMoneyShort(getGiftValue(purchase), currency)}
        sticker={keptBonusText(getKeptBonus(purchase), currency)}
        stub={[...stub, expiryFact(order.expiresOn)]}>
        {gift && <GiftMessage message={gift.message} />}
        {receipt}
      </Slip>
    )
  }
  const { credited, amount } = purchase
  const credit = order.product === 'credit' && {
    amount: formatMoneyShort(credited, currency),
    title: bonusText(credited - amount, currency),
  }
  return (
    <Slip label="Your purchase" {...slipFromOrder(order)} {...credit} stamp={found ? undefined : 'Yours'} stub={stub}>
      {receipt}
    </Slip>
  )
}

type SentProps = { visit: Visit; purchase: Purchase; gift: Gift }

/** The gift in its wrapping. One that was sent just now goes in. */
export const SentGift = ({ visit: { order, buyer }, purchase, gift, isNew }: SentProps & { isNew: boolean }) => (
  <Wrapping state="sent" to={`For ${isolated(gift.recipientName)}`} from={`from ${isolated(buyer.firstName)}`} design={gift.design}>
    {isNew && (
      <Slip label={null} {...getGiftFront({ gift, sender: buyer.firstName, amount: getGiftValue(purchase), currency: order.currency })} />
    )}
  </Wrapping>
)

/** The facts of the slip that went in. */
export function SentReceipt({ visit: { order }, purchase, gift, children }: SentProps & { children: ReactNode }) {
  const { currency } = order
  const rows = getRows(purchase, currency)
  const bonus = getKeptBonus(purchase)
  return (
    <>
      {children}
      <GiftMessage message={gift.message} />
      {rows.length > 0 && <ChargeBreakdown label="Receipt" rows={rows} sum={null} />}
      <DescriptionList
        items={[
          { term: `For ${isolated(gift.recipientName)}`, detail: formatMoneyShort(getGiftValue(purchase), currency) },
          ...(bonus > 0 ? [{ term: 'For you', detail: formatMoneyShort(bonus, currency) }] : []),
          ...getStub(purchase, currency, rows.length > 0),
          expiryFact(order.expiresOn),
        ]}
      />
    </>
  )
}
