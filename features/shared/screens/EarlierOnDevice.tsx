import { Button } from '../../../ui/Button/Button.tsx'
import { OutcomeScreen } from './OutcomeScreen.tsx'

type Props = { onContinue: () => void }

/** A payment of somebody who has signed out was charged: enough to pay nothing twice, and nothing of whose it was. */
export const EarlierOnDevice = ({ onContinue }: Props) => (
  <OutcomeScreen
    title="An earlier payment was made on this device"
    intro="It went through, once. The person who made it has signed out since, so nothing of it is shown here.">
    <Button wide variant="soft" onClick={onContinue}>
      Continue to a new payment
    </Button>
  </OutcomeScreen>
)
