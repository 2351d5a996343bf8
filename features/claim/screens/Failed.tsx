import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { failureLead } from '../../shared/failureLead.ts'
import type { StepProps } from './StepProps.ts'

/** CLM-17: a call failed. */
export function Failed({ state: { cause, during }, send }: StepProps<'failed'>) {
  return (
    <Stack space="lg">
      <Illustration moment="sorry" />
      <Screen title="Something went wrong..." lead={failureLead(cause)}>
        <Stack space="sm">
          <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
          <TextButton icon="back" onClick={() => send({ type: 'back' })}>
            {during.status === 'loadingOffer' ? 'Enter another code' : 'Back to what I typed'}
          </TextButton>
        </Stack>
      </Screen>
    </Stack>
  )
}
