import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { LandingBand } from '../../../ui/LandingPage/LandingBand.tsx'
import type { Cents } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { mayDiscount } from '../terms.ts'
import { EmployeeDining } from './EmployeeDining.tsx'
import { CalculatorPage, calculatorTexts, savingsTexts } from './LoadingCalculator.tsx'
import { SavingsCalculator, type SavingsCalculatorProps } from './SavingsCalculator.tsx'

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
