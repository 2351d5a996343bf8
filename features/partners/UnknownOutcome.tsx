import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { OutcomeScreen } from '../shared/screens/OutcomeScreen.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'

type Props = {
  what: 'changes' | 'approval' | 'details'
  /** The server's words; null for none. */
  said?: string | null
  backLabel: string
  onSend: () => void
  onBack: () => void
}

/** The answer was lost, or was no final one. Sending the same again is safe: the server acts once for each key. */
export const UnknownOutcome = ({ what, said = null, backLabel, onSend, onBack }: Props) => (
  <OutcomeScreen
    title={`We do not know yet whether your ${what} arrived`}
    intro={`${said === null ? 'We got no clear answer. ' : ''}Send the same again: it counts once, however often you send it.`}>
    {said !== null && <Alert tone="info">{said}</Alert>}
    <Button wide icon="retry" onClick={onSend}>
      Send again
    </Button>
    <Button wide variant="quiet" onClick={onBack}>
      {backLabel}
    </Button>
    <SupportLink />
  </OutcomeScreen>
)
