import { Slip } from '../../../ui/Slip/Slip.tsx'
import { bonusText, type Cents, cents, formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { amountText } from '../entry.ts'
import { type Quote, validateAmount } from '../openAmount.ts'
import type { StateOf } from '../purchase.ts'

/** The quote of the amount as it is typed; null for none. */
export function quoteAsTyped(state: StateOf<'openAmount'>): Quote | null {
  const validated = validateAmount(amountText(state), state.offering.terms, state.draft.tab)
  return validated.kind === 'valid' ? validated.quote : null
}

const none: Cents = cents(0)

/** The credit that is about to be bought: the amount writes itself on it. */
export function CreditSlip({ state }: { state: StateOf<'openAmount'> }) {
  const quote = quoteAsTyped(state)
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
