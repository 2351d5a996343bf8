import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { readFailureLead } from '../../shared/failureLead.ts'
import { formatMoney } from '../../shared/money.ts'
import { Screen } from '../../shared/Screen.tsx'
import { SupportLink } from '../../shared/SupportLink.tsx'
import type { StateOf } from '../checkout.ts'
import { hostMessages } from '../hostMessages.ts'
import { PassMapLink } from './PassMapLink.tsx'
import type { Elsewhere, StepProps } from './StepProps.ts'

type NotOpenedStatus = 'unknownOption' | 'notSubscription' | 'failed' | 'expired'
type Props = StepProps<NotOpenedStatus> & {
  elsewhere: Elsewhere
  /** The address of the choice of subscriptions. */
  subscribeHref: string
}

function messagesOf(state: StateOf<NotOpenedStatus>): { title: string; lead: string } {
  switch (state.status) {
    case 'failed':
      return { title: 'Something went wrong...', lead: readFailureLead(state.cause) }
    case 'unknownOption':
      return {
        title: 'There is nothing to pay for',
        lead: 'The link may be cut short, or what it led to is no longer sold. Nothing was charged.',
      }
    case 'notSubscription':
      return {
        title: 'This is no subscription',
        lead: `${state.order.name} for ${formatMoney(state.order.amount)} is paid once, and is not charged again. Nothing was charged.`,
      }
    case 'expired':
      return {
        title: 'This checkout has expired',
        lead: 'The price was kept for you for a while, and is no longer. Nothing was charged: please choose again.',
      }
  }
}

/** CHK-01: the order could not be read, is unknown, or has expired. The buyer can always go back. */
export function NotOpened({ state, send, elsewhere, subscribeHref }: Props) {
  const { status } = state
  return (
    <PublicPage>
      <Stack space="lg">
        <Illustration moment="sorry" />
        <Screen {...messagesOf(state)}>
          {status === 'notSubscription' && (
            <LinkButton wide href={subscribeHref}>
              Choose a subscription
            </LinkButton>
          )}
          {status === 'failed' && (
            <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
              Try again
            </Button>
          )}
          <LinkButton wide href={elsewhere.backHref} variant={status === 'failed' || status === 'notSubscription' ? 'soft' : 'solid'}>
            {hostMessages[elsewhere.host].back}
          </LinkButton>
          <SupportLink />
          <PassMapLink {...elsewhere} />
        </Screen>
      </Stack>
    </PublicPage>
  )
}
