import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { Ending } from './Ending.tsx'
import type { StepProps } from './StepProps.ts'

/** The offer is over, or the claim code is wrong. */
export function NewUserNoLongerAvailable({ state, send }: StepProps<'newUserNoLongerAvailable'>) {
  const { settings, wording } = useEnterprise()
  const byCode = state.wrongCode !== null
  return (
    <Ending
      moment="sorry"
      eyebrow={wording.sorry}
      title="This offer is no longer available"
      intro={
        byCode
          ? 'This claim code doesn’t work for this offer. It may have been used already, or mistyped.'
          : `It has ended or run out. The ${settings.name} app shows what else there is.`
      }
      send={send}>
      {byCode ? (
        <Button wide icon="edit" onClick={() => send({ type: 'back' })}>
          Check the claim code
        </Button>
      ) : (
        <StoreLinks />
      )}
    </Ending>
  )
}
