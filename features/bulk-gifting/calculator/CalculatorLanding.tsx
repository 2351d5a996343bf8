import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { LandingBand } from '../../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../../ui/LandingPage/LandingPage.tsx'
import { EmployeeDining, diningText } from './EmployeeDining.tsx'
import { SavingsCalculator } from './SavingsCalculator.tsx'
import type { CalculatorScreenProps } from './CalculatorScreen.tsx'
import { calculatorTexts, savingsTexts } from './calculatorTexts.ts'
import { mayDiscount } from '../terms.ts'

/** The calculator for somebody who is not signed in: there is no navigation then. */
export const CalculatorLanding = ({ diningHref, signInHref, ...calculator }: CalculatorScreenProps & { signInHref: string }) => (
  <LandingPage
    {...calculatorTexts(calculator.terms.country)}
    action={<LinkButton href={signInHref}>Sign in</LinkButton>}
    picture={<Illustration moment="welcome" />}>
    <LandingBand {...savingsTexts(mayDiscount(calculator.terms))}>
      <SavingsCalculator {...calculator} />
    </LandingBand>
    <LandingBand title="Employee Dining" text={diningText} ground="sunken">
      <EmployeeDining country={calculator.terms.country} offers={calculator.terms.dining} startHref={diningHref} />
    </LandingBand>
  </LandingPage>
)
