import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { EarlierPaid } from '../../payment/screens/EarlierPaid.tsx'
import { EarlierPayment } from '../../payment/screens/EarlierPayment.tsx'
import type { StepProps } from './StepProps.ts'

type Props = StepProps<'unresolvedPayment'> & {
  /** The page on which the buyer chooses an option. */
  backHref: string
}

/** An earlier visit's attempt comes first, before anything else is paid (NET-08). */
export const UnresolvedPayment = (props: Props) => (
  <PublicPage>
    <ByLookUp {...props} />
  </PublicPage>
)

function ByLookUp({ state, send, backHref }: Props) {
  const [{ amount }] = state.attempts
  if (state.lookUp !== 'chargedUnread')
    return <EarlierPayment lookUp={state.lookUp === 'charged' ? 'asking' : state.lookUp} amount={amount} send={send} />
  const { charged, email } = state.purchase
  return (
    <EarlierPaid charged={charged ?? amount} email={email} send={send}>
      <LinkButton wide href={backHref}>
        See what else there is
      </LinkButton>
    </EarlierPaid>
  )
}
