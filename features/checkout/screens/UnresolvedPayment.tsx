import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatMoney } from '../../shared/money.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { StateOf } from '../checkout.ts'
import type { StepProps } from './StepProps.ts'

type State = StateOf<'unresolvedPayment'>
type Props = StepProps<'unresolvedPayment'> & {
  /** The page on which the buyer chooses an option. */
  backHref: string
}

function messageOf(state: State): { title: string; lead: string } {
  const sum = formatMoney(state.attempts[0].amount)
  switch (state.lookUp) {
    case 'asking':
    case 'charged':
      return {
        title: 'Checking an earlier payment',
        lead: `You began to pay ${sum} before, and we do not know yet what became of it. We look it up first, so that nothing is paid twice.`,
      }
    case 'closing':
      return { title: 'One moment', lead: `We are making sure that the earlier payment of ${sum} can no longer be taken.` }
    case 'notCharged':
      return {
        title: 'An earlier payment has not arrived so far',
        lead: `You began to pay ${sum} before. It has not been taken so far, but may be still, for example if it is open in another tab. Give it up, and it is never taken.`,
      }
    case 'unreachable':
      return {
        title: 'We can’t reach the server',
        lead: `You began to pay ${sum} before, and it may have been taken. Look it up in a moment, or once you are back online.`,
      }
    case 'noFinalAnswer':
      return {
        title: 'We can’t look up an earlier payment',
        lead: `You began to pay ${sum} before, and it may have been taken. Please look again in a moment; if that does not help, our support team can tell what became of it.`,
      }
    case 'chargedUnread': {
      const { charged, email } = state.purchase
      return {
        title: 'Your earlier payment went through',
        lead: `${charged === null ? sum : formatMoney(charged)} was charged, once.${email === null ? '' : ` Your receipt went to ${email}.`}`,
      }
    }
  }
}

/** The outcome of an earlier visit's attempt is unknown: it comes first, before anything else is paid (NET-08). */
export function UnresolvedPayment({ state, send, backHref }: Props) {
  return (
    <PublicPage>
      <Stack space="lg">
        <Illustration moment="waiting" />
        <Screen {...messageOf(state)}>
          <Choices state={state} send={send} backHref={backHref} />
        </Screen>
      </Stack>
    </PublicPage>
  )
}

function Choices({ state, send, backHref }: Props) {
  const { settings } = useEnterprise()
  const lookAgain = (
    <Button wide icon="retry" variant={state.lookUp === 'notCharged' ? 'soft' : 'solid'} onClick={() => send({ type: 'retry' })}>
      Look again
    </Button>
  )
  const support = (
    <LinkButton wide newTab icon="message" variant="soft" href={settings.supportUrl}>
      Contact support
    </LinkButton>
  )
  const leave = () => send({ type: 'unresolvedLeft' })
  switch (state.lookUp) {
    case 'asking':
    case 'charged':
      return <Spinner size="lg" label="Looking up your earlier payment…" showLabel />
    case 'closing':
      return <Spinner size="lg" label="Closing your earlier payment…" showLabel />
    case 'notCharged':
      return (
        <Stack space="sm">
          <Button wide onClick={() => send({ type: 'paymentGivenUp' })}>
            Give it up and go on
          </Button>
          {lookAgain}
        </Stack>
      )
    case 'unreachable':
      return (
        <Stack space="sm">
          {lookAgain}
          {support}
        </Stack>
      )
    case 'noFinalAnswer':
      return (
        <Stack space="md">
          <Stack space="sm">
            {lookAgain}
            {support}
          </Stack>
          <TextButton onClick={leave}>Go on all the same: both may be charged</TextButton>
        </Stack>
      )
    case 'chargedUnread':
      return (
        <Stack space="sm">
          <LinkButton wide href={backHref}>
            See what else there is
          </LinkButton>
          <Button wide variant="soft" onClick={leave}>
            Go on to another payment
          </Button>
        </Stack>
      )
  }
}
