import { Button } from '../../../ui/Button/Button.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { OutcomeScreen } from '../../shared/screens/OutcomeScreen.tsx'
import type { StepProps } from './StepProps.ts'

/** The claim's answer was lost: nothing is sent again before its outcome is known. */
export function ClaimUnknown({ state: { lookUp }, send }: StepProps<'claimUnknown'>) {
  const { wording } = useEnterprise()
  const retry = () => send({ type: 'retry' })
  switch (lookUp) {
    case 'asking':
      return (
        <OutcomeScreen
          eyebrow={wording.waiting}
          title="Checking your claim"
          intro="We didn’t get an answer, so we’re checking whether your claim arrived. You can’t lose it."
          pending="Looking up your claim…"
        />
      )
    case 'unreachable':
      return (
        <OutcomeScreen
          eyebrow={wording.waiting}
          title="We can’t look up your claim"
          intro="It may have arrived. Look again in a moment, or once you are back online: before that, nothing is sent again."
          onLookAgain={retry}>
          <Stack space="xs" align="start">
            <TextButton icon="back" onClick={() => send({ type: 'startOver' })}>
              Start over
            </TextButton>
            <Text size="sm" tone="muted">
              If your claim did arrive, you are told so when you claim again.
            </Text>
          </Stack>
        </OutcomeScreen>
      )
    case 'notClaimed':
      return (
        <OutcomeScreen
          eyebrow={wording.waiting}
          title="Your claim did not arrive"
          intro="Nothing was claimed. You can safely claim again now.">
          <Button wide onClick={retry}>
            Claim now
          </Button>
        </OutcomeScreen>
      )
  }
}
