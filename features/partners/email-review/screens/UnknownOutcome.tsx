import { Button } from '../../../../ui/Button/Button.tsx'
import { OutcomeUnknown } from '../../../shared/screens/OutcomeUnknown.tsx'
import { SupportLink } from '../../../shared/screens/SupportLink.tsx'

type Props = { what: 'changes' | 'approval'; onSendAgain: () => void }

/** The answer was lost. Sending the same again is safe: the server acts once for each key. */
export const UnknownOutcome = ({ what, onSendAgain }: Props) => (
  <OutcomeUnknown
    title={`We do not know yet whether your ${what} arrived`}
    intro="We got no clear answer. Send the same again: it counts once, however often you send it.">
    <Button wide icon="retry" onClick={onSendAgain}>
      Send again
    </Button>
    <SupportLink />
  </OutcomeUnknown>
)
