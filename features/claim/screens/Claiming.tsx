import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { StateOf } from '../claim.ts'
import { amountOf } from '../terms.ts'

/** The claim is pending. */
export function Claiming({ state }: { state: StateOf<'claiming'> }) {
  const { wording } = useEnterprise()
  return (
    <Stack space="lg">
      <Illustration moment="waiting" />
      <Screen eyebrow={wording.waiting} title={`Claiming your ${amountOf(state.draft.offer)}`}>
        <Spinner size="lg" label="This takes a second or two…" showLabel />
      </Screen>
    </Stack>
  )
}
