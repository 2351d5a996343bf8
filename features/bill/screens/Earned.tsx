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
  const lines = [
    saved > 0 && earned > 0 && `You saved ${formatMoney(saved)} today`,
    bonus !== null && `${formatMoney(bonus)} bonus for credit bought before`,
    rewardsBalance !== null && `Your rewards balance is ${formatMoney(rewardsBalance)} now. Spend it with the app.`,
  ].filter((line) => line !== false)
  return (
    <Card tone="credit">
      <Stack space="xs">
        {earned > 0 ? large('You earned', earned, 'Back') : saved > 0 && large('You saved', saved, 'today')}
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
