import { Confetti } from '../../ui/Confetti/Confetti.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { signOutAction } from '../account/signOutAction.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { LookedUp } from '../payment/charge.ts'
import type { Receipt } from './receipt.ts'
import { PaymentFacts } from './screens/PaymentFacts.tsx'
import { PaymentRead } from './screens/PaymentRead.tsx'
import { Rewards } from './screens/Rewards.tsx'
import { TillNotInformed } from './screens/TillNotInformed.tsx'

export type SuccessScreenProps = {
  payment: Remote<LookedUp<Receipt>>
  /** Whether the diner has paid just now, and not opened or reloaded the page. */
  celebrates: boolean
  receiptHref: string
  checkHref: string
  returnUrl: string | null
  onRetry: () => void
  /** Null where nobody is signed in. */
  onSignOut: (() => void) | null
}

/** The check is paid. */
export const SuccessScreen = ({ payment, onRetry, checkHref, onSignOut, ...paid }: SuccessScreenProps) => (
  <PublicPage hero={<Illustration moment="success" />} heroOn="wide" {...signOutAction(onSignOut)}>
    <PaymentRead payment={payment} checkHref={checkHref} onRetry={onRetry}>
      {(receipt) => (receipt.posInformed ? <Success receipt={receipt} {...paid} /> : <TillNotInformed receipt={receipt} {...paid} />)}
    </PaymentRead>
  </PublicPage>
)

type SuccessProps = Pick<SuccessScreenProps, 'celebrates' | 'receiptHref' | 'returnUrl'> & { receipt: Receipt }

const Success = ({ receipt, celebrates, receiptHref, returnUrl }: SuccessProps) => (
  <>
    {celebrates && <Confetti />}
    <PaymentFacts receipt={receipt} title="Payment Successful" intro="Please let your server know you've paid with Platewell.">
      <Rewards receipt={receipt} />
      <Stack space="sm">
        <LinkButton wide icon="ticket" href={receiptHref}>
          View Receipt
        </LinkButton>
        {returnUrl !== null && (
          <LinkButton wide variant="soft" icon="back" href={returnUrl}>
            Back to order
          </LinkButton>
        )}
      </Stack>
    </PaymentFacts>
  </>
)
