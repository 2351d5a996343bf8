import { useState } from 'react'
import type { Country } from '../../../themes/enterprise.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { type Cents, cents, currencyIn, formatMoneyShort } from '../../shared/money/money.ts'
import { type DiningOffer, bonusPercent } from '../terms.ts'
import { StartOrder } from './SavingsCalculator.tsx'
import { fieldText, mostDigits, notWhole, numberIn } from './calculator.ts'

type Props = { country: Country; offers: readonly DiningOffer[]; startHref: (spend: Cents) => string }

export function EmployeeDining({ country, offers, startHref }: Props) {
  const currency = currencyIn(country)
  const [typed, setTyped] = useState('250')
  const spend = cents(numberIn(typed) * 100)
  const chosen = offers.find(({ amount }) => amount === spend)
  return (
    <Card>
      <Stack space="lg">
        <ToggleGroup<number>
          label="Amount"
          options={offers.map(({ amount }) => ({ value: amount, label: formatMoneyShort(amount, currency) }))}
          value={chosen?.amount ?? null}
          onChange={(value) => value !== null && setTyped(String(value / 100))}
        />
        <AmountField
          label="Or type an amount"
          name="dining"
          hint="Whole dollars."
          error={notWhole(typed, '250')}
          value={typed}
          onChange={(text) => setTyped(fieldText(text, mostDigits.amount) ?? typed)}
        />
        {chosen && (
          <Text>{`Pay ${formatMoneyShort(chosen.amount, currency)}, and get ${formatMoneyShort(cents(chosen.amount + chosen.bonus), currency)} to spend: a bonus of ${bonusPercent(chosen)}%.`}</Text>
        )}
        <StartOrder variant="soft" value={spend} hrefOf={startHref} label="Start your order!" />
      </Stack>
    </Card>
  )
}
