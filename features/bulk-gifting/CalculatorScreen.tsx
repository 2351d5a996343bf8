import { Stack } from '../../ui/Stack/Stack.tsx'
import { Screen } from '../shared/Screen.tsx'
import { EmployeeDining } from './EmployeeDining.tsx'
import { SavingsCalculator, type SavingsCalculatorProps } from './SavingsCalculator.tsx'

type Props = SavingsCalculatorProps & {
  /** Where an order of dining credit for employees starts. */
  diningHref: SavingsCalculatorProps['startHref']
}

const leads = {
  US: 'Dining credit for clients and teams, at a discount that grows with the order.',
  NZ: 'Universal vouchers for clients and teams, sent in one order.',
} as const

/** What an order costs before anybody signs in (BLK-02 to BLK-05). */
export const CalculatorScreen = ({ diningHref, ...calculator }: Props) => (
  <Screen title="Plan your gifts" lead={leads[calculator.terms.country]}>
    <Stack space="xl">
      <SavingsCalculator {...calculator} />
      <EmployeeDining country={calculator.terms.country} startHref={diningHref} />
    </Stack>
  </Screen>
)
