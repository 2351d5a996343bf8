import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { Failure } from '../../shared/answer.ts'
import { Step } from './Step.tsx'
import type { StepProps } from './StepProps.ts'

const leads: Record<Failure['kind'], string> = {
  offline: 'You seem to be offline. Nothing you typed is lost: try again when you are connected.',
  timeout: 'That took too long. Nothing you typed is lost: please try again.',
  server: 'That was our fault, not yours. Nothing you typed is lost: please try again.',
  malformed: 'We got an answer that we could not read. Nothing you typed is lost: please try again in a moment.',
  refused: 'We could not do that just now. Please try again in a moment.',
}

/** CLM-17: a call brought nothing. */
export function Failed({ state: { cause, during }, send }: StepProps<'failed'>) {
  return (
    <Stack space="lg">
      <Illustration moment="sorry" />
      <Step title="Something went wrong..." lead={(cause.kind === 'refused' && cause.message) || leads[cause.kind]}>
        <Stack space="sm">
          <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
          <TextButton icon="back" onClick={() => send({ type: 'back' })}>
            {during.status === 'loadingOffer' ? 'Enter another code' : 'Back to what I typed'}
          </TextButton>
        </Stack>
      </Step>
    </Stack>
  )
}
