import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { LandingBand } from '../../../ui/LandingPage/LandingBand.tsx'
import { type Cents, cents, currencyIn, formatMoneyShort } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { mayDiscount, type DiningOffer, bonusPercent } from '../terms.ts'
import { CalculatorPage, calculatorTexts, savingsTexts } from './LoadingCalculator.tsx'
import { SavingsCalculator, type SavingsCalculatorProps, StartOrder } from './SavingsCalculator.tsx'
import { useState } from 'react'
import type { Country } from '../../../themes/enterprise.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { fieldText, mostDigits, notWhole, numberIn } from './calculator.ts'

export type CalculatorScreenProps = SavingsCalculatorProps & {
  /** The first page of an order of dining credit for employees. */
  diningHref: (spend: Cents) => string
}

const dining = { title: 'Employee Dining', text: 'Buy dining credit for your team and get a bonus of 20 to 30 percent on top.' }

/** The price of an order. */
export const CalculatorScreen = ({ diningHref, ...calculator }: CalculatorScreenProps) => (
  <Screen {...calculatorTexts(calculator.terms.country)}>
    <Stack space="xl">
      <Section {...savingsTexts(mayDiscount(calculator.terms))}>
        <SavingsCalculator {...calculator} />
      </Section>
      <Section {...dining}>
        <EmployeeDining country={calculator.terms.country} offers={calculator.terms.dining} startHref={diningHref} />
      </Section>
    </Stack>
  </Screen>
)

/** The calculator for somebody who is not signed in: there is no navigation then. */
export const CalculatorLanding = ({ diningHref, signInHref, ...calculator }: CalculatorScreenProps & { signInHref: string }) => (
  <CalculatorPage country={calculator.terms.country} signInHref={signInHref}>
    <LandingBand {...savingsTexts(mayDiscount(calculator.terms))}>
      <SavingsCalculator {...calculator} />
    </LandingBand>
    <LandingBand {...dining} ground="sunken">
      <EmployeeDining country={calculator.terms.country} offers={calculator.terms.dining} startHref={diningHref} />
    </LandingBand>
  </CalculatorPage>
)

type Props = { country: Country; offers: readonly DiningOffer[]; startHref: (spend: Cents) => string }

function EmployeeDining({ country, offers, startHref }: Props) {
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
