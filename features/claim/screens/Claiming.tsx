import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { failureText, readFailureText } from '../../shared/api/answers/failureText.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { OutcomeUnknown } from '../../shared/screens/OutcomeUnknown.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { StateOf, StepProps } from '../claim.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { amountText } from '../offer.ts'

/** The slip waits beside it. */
export function Claiming({ state }: { state: StateOf<'claiming'> }) {
  const { wording } = useEnterprise()
  return (
    <Screen
      eyebrow={wording.waiting}
      title={`Claiming your ${amountText(state.draft.offer, useCurrency())}`}
      intro={<div role="status">This takes a second or two…</div>}
    />
  )
}

const unanswered = {
  title: 'We can’t look up your claim',
  intro: 'It may have arrived. Look again in a moment, or once you are back online: before that, nothing is sent again.',
}
const texts = {
  asking: {
    title: 'Checking your claim',
    intro: 'We didn’t get an answer, so we’re checking whether your claim arrived. You can’t lose it.',
    pending: 'Looking up your claim…',
  },
  unreachable: unanswered,
  noFinalAnswer: unanswered,
  notFound: { title: 'Your claim did not arrive', intro: 'Nothing was claimed. You can safely claim again now.' },
}

/** The claim's answer was lost: nothing is sent again before its outcome is known. */
export function ClaimUnknown({ state: { lookUp }, send }: StepProps<'claimUnknown'>) {
  const { wording } = useEnterprise()
  const retry = () => send({ type: 'retry' })
  const leave = (
    <Stack space="xs" align="start">
      <TextButton icon="back" onClick={() => send({ type: 'startOver' })}>
        Start over
      </TextButton>
      <Text size="sm" tone="muted">
        If your claim did arrive, you are told so when you claim again.
      </Text>
    </Stack>
  )
  const claim = (
    <Button wide onClick={retry}>
      Claim now
    </Button>
  )
  const ways = { unreachable: leave, noFinalAnswer: leave, notFound: claim }
  return <OutcomeUnknown eyebrow={wording.waiting} lookUp={lookUp} texts={texts} onLookAgain={retry} ways={ways} />
}

/** A call failed. After opening a link, nothing that was typed could be lost. */
export const Failed = ({ state: { cause, again }, send }: StepProps<'failed'>) => (
  <FailureScreen
    intro={(again[0].status === 'loadingOffer' && again[0].entry === 'link' ? readFailureText : failureText)(cause)}
    onRetry={() => send({ type: 'retry' })}>
    <TextButton icon="back" onClick={() => send({ type: 'back' })}>
      {again[0].status === 'loadingOffer' ? 'Enter another code' : 'Back to what I typed'}
    </TextButton>
  </FailureScreen>
)
