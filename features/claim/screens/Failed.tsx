import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { failureLead } from '../../shared/api/failureLead.ts'
import type { StepProps } from './StepProps.ts'

/** A call failed. */
export const Failed = ({ state: { cause, during }, send }: StepProps<'failed'>) => (
  <FailureScreen lead={failureLead(cause)} onRetry={() => send({ type: 'retry' })}>
    <TextButton icon="back" onClick={() => send({ type: 'back' })}>
      {during.status === 'loadingOffer' ? 'Enter another code' : 'Back to what I typed'}
    </TextButton>
  </FailureScreen>
)
