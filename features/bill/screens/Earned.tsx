import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import type { Gains } from '../paid/receiptWire.ts'
import { zeroCents } from '../sums/arithmetic.ts'

type Props = Gains & { currency: Currency }

const large = (before: string, amount: string, after: string) => (
  <Text as="div" size="lg" weight="strong">
    <Text as="div" size="md">{`${before} `}</Text>
    <Amount size="lg">{amount}</Amount> {after}
  </Text>
)

/** The guest's gain from a payment, the largest at display size; nothing where there is none. */
export function Earned({ saved, earned, bonus, rewardsBalance, currency }: Props) {
  const money = (amount: Cents) => formatMoney(amount, currency)
  const back = earned ?? zeroCents
  if (saved === 0 && back === 0 && bonus === null && rewardsBalance === null) return null
  const more = [
    saved > 0 && back > 0 && `You saved ${money(saved)} today`,
    bonus !== null && `${money(bonus)} bonus for credit bought before`,
  ].filter((line) => line !== false)
  return (
    <Card tone="credit">
      <Stack space="xs">
        {back > 0 ? large('You earned', money(back), 'Back') : saved > 0 && large('You saved', money(saved), 'today')}
        {rewardsBalance !== null && (
          <Text size="md">
            {'Your rewards balance is '}
            <Text as="strong" weight="strong">
              {money(rewardsBalance)}
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
