import type { ReactNode } from 'react'
import type { Country } from '../../../themes/enterprise.ts'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { plainText } from '../../../ui/text/plainText.ts'
import { Stepper } from '../../../ui/Stepper/Stepper.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Cents } from '../../shared/money/money.ts'
import { type CreateStep, createSteps } from '../address.ts'
import { giftTexts } from '../terms.ts'

type Order = { readonly count: number; readonly amount: Cents | null; readonly typed: string }

/**
 * The step that a new order shows. Without recipients, and with one who is typed and not in the list, it is the first one; without an
 * amount nothing can be paid.
 */
export const shownStep = (asked: CreateStep, { count, amount, typed }: Order): CreateStep =>
  count === 0 || plainText(typed) !== '' || (asked === 'pay' && amount === null) ? 'recipients' : asked

type Props = { country: Country; step: CreateStep; onStep: (step: CreateStep) => void; intro: ReactNode; children: ReactNode }

/** The steps of a new order, below the title of each. */
export const CreateStepper = ({ step, onStep }: Pick<Props, 'step' | 'onStep'>) => (
  <Stepper
    label="Your order"
    steps={['Recipients', 'Gift', 'Pay']}
    current={createSteps.indexOf(step)}
    onGoBack={(index) => onStep(createSteps[index] ?? 'recipients')}
  />
)

export const CreateSteps = ({ country, step, onStep, intro, children }: Props) => (
  <Screen title={giftTexts[country].title} intro={intro}>
    <Stack space="xl">
      <CreateStepper step={step} onStep={onStep} />
      {children}
    </Stack>
  </Screen>
)
