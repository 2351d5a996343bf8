import { Slip } from '../../../ui/Slip/Slip.tsx'
import { formatMoneyShort } from '../../shared/money/money.ts'
import { validatedAmount } from '../entry.ts'
import type { StateOf } from '../purchase.ts'

const faces = {
  cash: { face: 'credit', label: 'Your credit', kicker: 'Dining credit' },
  giftCards: { face: 'gift', label: 'Your gift card', kicker: 'Gift card' },
} as const

/** The purchase, on which the typed amount writes itself. */
export function AmountSlip({ state }: { readonly state: StateOf<'openAmount'> }) {
  const validated = validatedAmount(state)
  const quote = validated.kind === 'valid' ? validated.quote : null
  return (
    <Slip
      {...faces[state.draft.tab]}
      amount={quote ? formatMoneyShort(quote.get) : '$ –'}
      {...(quote && quote.get > quote.pay && { title: `for ${formatMoneyShort(quote.pay)}` })}
    />
  )
}
