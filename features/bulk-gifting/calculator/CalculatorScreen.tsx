import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Cents } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { EmployeeDining, diningText } from './EmployeeDining.tsx'
import { calculatorTexts, savingsTexts } from './calculatorTexts.ts'
import { mayDiscount } from '../terms.ts'
import { SavingsCalculator, type SavingsCalculatorProps } from './SavingsCalculator.tsx'

export type CalculatorScreenProps = SavingsCalculatorProps & {
  /** Where an order of dining credit for employees starts. */
  diningHref: (spend: Cents) => string
}

/** What an order costs. */
export const CalculatorScreen = ({ diningHref, ...calculator }: CalculatorScreenProps) => (
  <Screen {...calculatorTexts(calculator.terms.country)}>
    <Stack space="xl">
      <Section {...savingsTexts(mayDiscount(calculator.terms))}>
        <SavingsCalculator {...calculator} />
      </Section>
      <Section title="Employee Dining" text={diningText}>
        <EmployeeDining country={calculator.terms.country} offers={calculator.terms.dining} startHref={diningHref} />
      </Section>
    </Stack>
  </Screen>
)
