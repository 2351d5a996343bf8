import { type Cents, cents, currencyIn, formatMoneyShort } from '../../shared/money/money.ts'
import { type DiningOffer, bonusPercent } from '../terms.ts'
import { SavingsCalculator, type SavingsCalculatorProps, StartOrder } from './SavingsCalculator.tsx'
import { useState } from 'react'
import type { Country } from '../../../themes/enterprise.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { fieldText, mostDigits, notWhole, numberIn } from './calculator.ts'

export type CalculatorScreenProps = Omit<SavingsCalculatorProps, 'more'> & {
  /** The first page of an order of dining credit for employees. */
  diningHref: (spend: Cents) => string
}

/** The price of an order. */
export const CalculatorScreen = ({ diningHref, ...calculator }: CalculatorScreenProps) => (
  <SavingsCalculator
    {...calculator}
    more={<EmployeeDining country={calculator.terms.country} offers={calculator.terms.dining} startHref={diningHref} />}
  />
)

/** The calculator for somebody who is not signed in: there is no navigation then. */
export const CalculatorLanding = ({ signInHref, ...calculator }: CalculatorScreenProps & { signInHref: string }) => (
  <PublicPage content="counter" headerLink={{ label: 'Sign in', href: signInHref }}>
    <CalculatorScreen {...calculator} />
  </PublicPage>
)

type Props = { country: Country; offers: readonly DiningOffer[]; startHref: (spend: Cents) => string }

function EmployeeDining({ country, offers, startHref }: Props) {
  const currency = currencyIn(country)
  const [typed, setTyped] = useState('250')
  const spend = cents(numberIn(typed) * 100)
  const chosen = offers.find(({ amount }) => amount === spend)
  return (
    <Details
      look="row"
      icon="dish"
      summary="Employee Dining"
      text="Buy dining credit for your team and get a bonus of 20 to 30 percent on top.">
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
    </Details>
  )
}
