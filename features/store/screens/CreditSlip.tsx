import { Slip } from '../../../ui/Slip/Slip.tsx'
import { bonusText, type Cents, cents, formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { quoteAsTyped } from '../entry.ts'
import type { Selling } from '../purchase.ts'

const none: Cents = cents(0)

/** The credit that is about to be bought: the amount writes itself on it. */
export function CreditSlip({ selling }: { selling: Selling<'openAmount'> }) {
  const quote = quoteAsTyped(selling)
  const currency = useCurrency()
  return (
    <Slip
      face="credit"
      label="Your credit"
      kicker="Dining credit"
      amount={formatMoneyShort(quote?.get ?? none, currency)}
      sticker={bonusText(quote ? quote.get - quote.amount : 0, currency)}
    />
  )
}
