import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { NextStep } from './nextStep.ts'

type Props = {
  step: Exclude<NextStep, { kind: 'wait' }>
  /** Where the step is done. */
  href: string
}

/** What the person should do after this page. */
export const NextStepLine = ({ step, href }: Props) => (
  <Text>
    Next step: <TextLink href={href}>{step.kind === 'submit' ? 'Submit your project for review' : step.what}</TextLink>
    {step.kind === 'complete' && step.item && `, ${step.item.name}`}
  </Text>
)
