import { useState } from 'react'
import type { Country } from '../../themes/enterprise.ts'
import { AmountField } from '../../ui/AmountField/AmountField.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup/ToggleGroup.tsx'
import { type Cents, cents, formatMoneyShort } from '../shared/money.ts'
import { mostDigits, typedDigits } from './calculator.ts'

type Props = { country: Country; startHref: (spend: Cents) => string }

const amounts = [cents(100_00), cents(250_00), cents(500_00)]

export const diningText = 'Buy dining credit for your team and get a bonus of 20 to 30 percent on top.'

/** Dining credit for one's own employees (BLK-05). */
export function EmployeeDining({ country, startHref }: Props) {
  const [typed, setTyped] = useState('250')
  const spend = cents(Number(typed) * 100)
  return (
    <Card>
      <Stack space="lg">
        <ToggleGroup<number>
          label="Amount"
          options={amounts.map((value) => ({ value, label: formatMoneyShort(value, country) }))}
          value={amounts.includes(spend) ? spend : null}
          onChange={(value) => value !== null && setTyped(String(value / 100))}
        />
        <AmountField
          label="Or type an amount"
          name="dining"
          hint="Whole dollars."
          value={typed}
          onChange={(text) => setTyped(typedDigits(text, mostDigits.amount) ?? typed)}
        />
        {spend > 0 ? (
          <LinkButton wide href={startHref(spend)}>
            Start your order!
          </LinkButton>
        ) : (
          <Button wide disabled>
            Start your order!
          </Button>
        )}
      </Stack>
    </Card>
  )
}
