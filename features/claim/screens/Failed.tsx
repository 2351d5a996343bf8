import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { failureText } from '../../shared/api/failureText.ts'
import type { StepProps } from './StepProps.ts'

/** A call failed. */
export const Failed = ({ state: { cause, during }, send }: StepProps<'failed'>) => (
  <FailureScreen intro={failureText(cause)} onRetry={() => send({ type: 'retry' })}>
    <TextButton icon="back" onClick={() => send({ type: 'back' })}>
      {during.status === 'loadingOffer' ? 'Enter another code' : 'Back to what I typed'}
    </TextButton>
  </FailureScreen>
)
