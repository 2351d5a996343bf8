import type { ReactNode } from 'react'
import { isolated } from '../../../ui/isolated.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import type { Country } from '../../../themes/enterprise.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type Expiry, expiryText } from '../../shared/gift/expiry.ts'
import { counted } from '../../shared/forms/counted.ts'
import { Lines } from '../../shared/screens/Lines.tsx'
import { type Cents, cents, currencyIn, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { untilText } from '../expiry.ts'
import { type GiftBill, giftTexts } from '../terms.ts'

type Props = {
  country: Country
  sender: string
  count: number
  amount: Cents
  message: string
  bill: GiftBill | null
  place: 'before' | 'lead'
  children?: ReactNode
}

/** The message to a recipient, updated while the buyer types, with what the order costs. */
export function GiftTicket({ country, sender, count, amount, message, bill, place, children }: Props) {
  const money = (sum: Cents) => formatMoney(sum, currencyIn(country))
  const row = (label: string, sum: Cents, note: string) => ({ label, amount: money(sum), note })
  const savings =
    bill && bill.savings > 0
      ? [{ ...row('Savings', cents(0 - bill.savings), `${bill.percent}% of the gift value`), tone: 'credit' as const }]
      : []
  return (
    <PageAside place={place}>
      <Slip
        face="gift"
        label="The gift"
        kicker={`${isolated(sender)} sent you a gift`}
        amount={formatMoneyShort(amount, currencyIn(country))}
        title={`A ${giftTexts[country].gift} for restaurants near you.`}>
        {plainText(message) !== '' && (
          <Text>
            “<Lines text={plainText(message)} />”
          </Text>
        )}
        {bill && (
          <ChargeBreakdown
            label="Your order"
            rows={[row('Gift value', bill.value, `${counted(count, 'recipient')} × ${money(amount)}`), ...savings]}
            sum={{ label: 'Total due', amount: money(bill.total) }}
          />
        )}
      </Slip>
      {children}
    </PageAside>
  )
}

/** The validity of the gifts, which the law wants shown before the sale: New Zealand's vouchers end, others need not. */
export function GiftValidity({ country, end }: Pick<Props, 'country'> & { end: Expiry }) {
  const text = expiryText(end)
  if (!end?.day) return <Text>{`Each gift: ${text}.`}</Text>
  return (
    <Alert tone="info" title={text}>
      {untilText(country)}
    </Alert>
  )
}
