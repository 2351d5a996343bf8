import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Ending } from './Ending.tsx'
import type { StepProps } from './StepProps.ts'

/** CLM-17: no offer has this code. */
export function UnknownOffer({ state, send }: StepProps<'unknownOffer'>) {
  const { wording } = useEnterprise()
  return (
    <Ending
      moment="sorry"
      eyebrow={wording.sorry}
      title="We can’t find that code"
      lead={`There is no offer with the code ${state.code}. A letter may have slipped: please check it once more.`}
      send={send}
    >
      <Button wide icon="edit" onClick={() => send({ type: 'back' })}>
        Check the code
      </Button>
    </Ending>
  )
}
