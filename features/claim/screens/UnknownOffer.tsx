import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { OfferCodeForm } from './OfferCodeForm.tsx'
import type { FormProps } from './StepProps.ts'

/** No offer has this code. The guest can correct it in the field. */
export function UnknownOffer({ state, send, drafts }: FormProps<'unknownOffer'>) {
  const { wording } = useEnterprise()
  return (
    <Stack space="lg">
      <Illustration moment="sorry" />
      <Screen
        eyebrow={wording.sorry}
        title="We can’t find that code"
        intro={`There is no offer with the code ${state.code}. It may be mistyped or incomplete: please check it once more.`}>
        <OfferCodeForm state={state} send={send} drafts={drafts} />
      </Screen>
    </Stack>
  )
}
