import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoneyShort } from '../../shared/money.ts'
import { type Quote, isDiscount } from '../openAmount.ts'
import type { OpenAmount } from '../panel.ts'

type Props = {
  /** What the amount costs and brings; null while there is no valid one. */
  quote: Quote | null
  terms: OpenAmount
}

const gainWords = ({ gain }: Quote, terms: OpenAmount): string | null =>
  gain === 0 ? null : `${formatMoneyShort(gain)} ${isDiscount(terms.incentive) ? 'off' : 'bonus'}`

/** What the amount brings, said again with each change of it (PUR-04). */
export function QuoteNote({ quote, terms }: Props) {
  const gain = quote && gainWords(quote, terms)
  return (
    <div role="status">
      {quote && (
        <Text as="span">
          You get <Amount>{formatMoneyShort(quote.get)}</Amount>
          {gain && ` · ${gain}`}
        </Text>
      )}
    </div>
  )
}
