import type { ReactNode } from 'react'
import type { Country } from '../../../themes/enterprise.ts'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Stepper } from '../../../ui/Stepper/Stepper.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { giftTexts } from '../terms.ts'

export const createSteps = ['recipients', 'gift', 'pay'] as const
export type CreateStep = (typeof createSteps)[number]

type Props = {
  country: Country
  step: CreateStep
  /** Goes back to an earlier step. */
  onStep: (step: CreateStep) => void
  intro: ReactNode
  children: ReactNode
}

/** The steps of a new order, below the title of each. */
export const CreateStepper = ({ step, onStep }: Pick<Props, 'step' | 'onStep'>) => (
  <Stepper
    label="Your order"
    steps={['Recipients', 'Gift', 'Pay']}
    current={createSteps.indexOf(step)}
    onGoBack={(index) => onStep(createSteps[index] ?? 'recipients')}
  />
)

/** The title and the steps of a new order. */
export const CreateSteps = ({ country, step, onStep, intro, children }: Props) => (
  <Screen title={giftTexts[country].title} intro={intro}>
    <Stack space="xl">
      <CreateStepper step={step} onStep={onStep} />
      {children}
    </Stack>
  </Screen>
)
