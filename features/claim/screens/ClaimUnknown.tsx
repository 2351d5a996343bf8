import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { SupportLink } from '../../shared/SupportLink.tsx'
import type { StateOf } from '../claim.ts'
import type { StepProps } from './StepProps.ts'

type LookUp = StateOf<'claimUnknown'>['lookUp']

const texts: Record<LookUp, { title: string; lead: string }> = {
  asking: {
    title: 'Checking your claim',
    lead: 'The answer got lost on its way. We are looking up whether your claim arrived: you cannot lose it.',
  },
  unreachable: {
    title: 'We can’t look up your claim',
    lead: 'It may have arrived. Look again in a moment, or once you are back online: before that, nothing is sent again.',
  },
  notClaimed: { title: 'Your claim did not arrive', lead: 'Nothing was claimed. You can safely claim again now.' },
}

/** The claim's answer was lost. Its outcome is looked up before the claim may be repeated (NET-08). */
export function ClaimUnknown({ state: { lookUp }, send }: StepProps<'claimUnknown'>) {
  const { wording } = useEnterprise()
  const retry = () => send({ type: 'retry' })
  return (
    <Stack space="lg">
      <Illustration moment="waiting" />
      <Screen eyebrow={wording.waiting} {...texts[lookUp]}>
        {lookUp === 'asking' && <Spinner size="lg" label="Looking up your claim…" showLabel />}
        {lookUp === 'unreachable' && (
          <Stack space="sm">
            <Button wide icon="retry" onClick={retry}>
              Look again
            </Button>
            <SupportLink />
          </Stack>
        )}
        {lookUp === 'notClaimed' && (
          <Button wide onClick={retry}>
            Claim now
          </Button>
        )}
      </Screen>
    </Stack>
  )
}
