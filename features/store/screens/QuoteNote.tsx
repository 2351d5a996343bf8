import { Amount } from '../../../ui/Amount/Amount.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoneyShort } from '../../shared/money/money.ts'
import { type AmountCheck, type Quote, isDiscount } from '../openAmount.ts'
import type { OpenAmount } from '../panel.ts'

type Props = { check: AmountCheck; terms: OpenAmount }

const gainText = ({ gain }: Quote, terms: OpenAmount): string | null =>
  gain === 0 ? null : `${formatMoneyShort(gain)} ${isDiscount(terms.incentive) ? 'off' : 'bonus'}`

/** Announces the value of the amount at each change, or what is missing before it can be paid. */
export function QuoteNote({ check, terms }: Props) {
  const gain = check.kind === 'valid' ? gainText(check.quote, terms) : null
  return (
    <div role="status">
      {check.kind === 'valid' ? (
        <Text as="span" size="sm">
          You get <Amount>{formatMoneyShort(check.quote.get)}</Amount>
          {gain && (
            <>
              {' · '}
              <KeepTogether>{gain}</KeepTogether>
            </>
          )}
        </Text>
      ) : (
        <Text as="span" size="sm" tone="muted">
          {check.kind === 'empty' ? 'Enter an amount' : 'Enter another amount'}
        </Text>
      )}
    </div>
  )
}
