import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { NextStep } from './nextStep.ts'

type Props = {
  step: NextStep
  /** Where the step is done; null for none. */
  href: string | null
  onSubmit: () => void
}

/** What the person should do now. */
export function NextStepCard({ step, href, onSubmit }: Props) {
  return (
    <Card tone="accent">
      <Stack space="md" align="start">
        <Stack space="xs">
          <Text size="sm" weight="strong">
            {step.kind === 'wait' ? 'What happens now' : 'Next step'}
          </Text>
          {step.kind === 'wait' ? (
            <Text size="lg">{step.what}</Text>
          ) : (
            <Heading level={2} size="lg">
              {step.kind === 'submit' ? 'Submit your project for review' : step.what}
            </Heading>
          )}
          {step.kind === 'complete' && step.item && <Text>{step.item.name}</Text>}
          {step.kind === 'submit' && <Text>Locations, brands and finances are ready.</Text>}
        </Stack>
        {step.kind === 'submit' && <Button onClick={onSubmit}>Submit for review</Button>}
        {step.kind === 'complete' && href && <LinkButton href={href}>Continue</LinkButton>}
      </Stack>
    </Card>
  )
}
