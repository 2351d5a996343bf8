import { Amount } from '../../../ui/Amount/Amount.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoneyShort } from '../../shared/money/money.ts'
import { type ValidatedAmount, type Quote, isDiscount } from '../openAmount.ts'
import type { OpenAmount } from '../panel.ts'

type Props = { validated: ValidatedAmount; terms: OpenAmount }

const gainText = ({ gain }: Quote, terms: OpenAmount): string | null =>
  gain === 0 ? null : `${formatMoneyShort(gain)} ${isDiscount(terms.incentive) ? 'off' : 'bonus'}`

/** Announces the value of the amount at each change, or what is missing before it can be paid. */
export function QuoteNote({ validated, terms }: Props) {
  const gain = validated.kind === 'valid' ? gainText(validated.quote, terms) : null
  return (
    <div role="status">
      {validated.kind === 'valid' ? (
        <Text as="span" size="sm">
          You get <Amount>{formatMoneyShort(validated.quote.get)}</Amount>
          {gain && (
            <>
              {' · '}
              <KeepTogether>{gain}</KeepTogether>
            </>
          )}
        </Text>
      ) : (
        <Text as="span" size="sm" tone="muted">
          {validated.kind === 'empty' ? 'Enter an amount' : 'Enter another amount'}
        </Text>
      )}
    </div>
  )
}
