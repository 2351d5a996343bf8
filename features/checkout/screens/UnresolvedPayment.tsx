import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { EarlierPayment } from '../../payment/screens/EarlierPayment.tsx'
import { formatMoney } from '../../shared/money.ts'
import { OutcomeUnknown } from '../../shared/OutcomeUnknown.tsx'
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
    <OutcomeUnknown
      title="Your earlier payment went through"
      lead={`${formatMoney(charged ?? amount)} was charged, once.${email === null ? '' : ` Your receipt went to ${email}.`}`}>
      <Stack space="sm">
        <LinkButton wide href={backHref}>
          See what else there is
        </LinkButton>
        <Button wide variant="soft" onClick={() => send({ type: 'unresolvedLeft' })}>
          Go on to another payment
        </Button>
      </Stack>
    </OutcomeUnknown>
  )
}
