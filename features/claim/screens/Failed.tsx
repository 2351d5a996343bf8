import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { failureText, readFailureText } from '../../shared/api/failureText.ts'
import type { StepProps } from './StepProps.ts'

/** A call failed. Who opened a link has typed nothing that could be lost. */
export const Failed = ({ state: { cause, again }, send }: StepProps<'failed'>) => (
  <FailureScreen
    intro={(again[0].status === 'loadingOffer' && again[0].entry === 'link' ? readFailureText : failureText)(cause)}
    onRetry={() => send({ type: 'retry' })}>
    <TextButton icon="back" onClick={() => send({ type: 'back' })}>
      {again[0].status === 'loadingOffer' ? 'Enter another code' : 'Back to what I typed'}
    </TextButton>
  </FailureScreen>
)
