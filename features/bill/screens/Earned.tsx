import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { Paid } from '../paying/paymentWire.ts'

type Props = Pick<Paid, 'saved' | 'earned' | 'bonus' | 'rewardsBalance'>

const large = (before: string, amount: Cents, after: string) => (
  <Text as="div" size="lg" weight="strong">
    <Text as="div" size="md">{`${before} `}</Text>
    <Amount size="lg">{formatMoney(amount)}</Amount> {after}
  </Text>
)

/** The guest's gain from a payment, the largest at display size; nothing where there is none. */
export function Earned({ saved, earned, bonus, rewardsBalance }: Props) {
  if (saved === 0 && earned === 0 && bonus === null && rewardsBalance === null) return null
  const more = [
    saved > 0 && earned > 0 && `You saved ${formatMoney(saved)} today`,
    bonus !== null && `${formatMoney(bonus)} bonus for credit bought before`,
  ].filter((line) => line !== false)
  return (
    <Card tone="credit">
      <Stack space="xs">
        {earned > 0 ? large('You earned', earned, 'Back') : saved > 0 && large('You saved', saved, 'today')}
        {rewardsBalance !== null && (
          <Text size="md">
            {'Your rewards balance is '}
            <Text as="strong" weight="strong">
              {formatMoney(rewardsBalance)}
            </Text>
            . Spend it with the app.
          </Text>
        )}
        {more.map((line) => (
          <Text key={line} size="sm" tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
