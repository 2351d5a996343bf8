import { isolated } from '../../../ui/isolated.ts'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { CheckoutState, StateOf, StepProps } from '../checkout.ts'
import type { PageLinks } from '../hosts.ts'
import { Unavailable } from './Unavailable.tsx'

const statuses = ['unknownOption', 'notSubscription', 'failed', 'expired', 'signedOut'] as const
export type NotOpenedStatus = (typeof statuses)[number]

/** Whether nothing can be bought. */
export const isNotOpened = (state: CheckoutState): state is StateOf<NotOpenedStatus> => statuses.some((each) => each === state.status)

type Props = StepProps<NotOpenedStatus> & { links: PageLinks; subscribeHref: string }

const paid = 'What you bought is paid, and its receipt is in your email.'

function getMessage(state: StateOf<NotOpenedStatus>): { title?: string; intro: string } {
  switch (state.status) {
    case 'failed':
      return { intro: readFailureText(state.cause) }
    case 'unknownOption':
      return {
        title: 'This link doesn’t lead to a purchase',
        intro: 'The link may be incomplete, or what it leads to is no longer sold. Nothing was charged.',
      }
    case 'notSubscription':
      return {
        title: 'This isn’t a subscription',
        intro: `${isolated(state.order.name)} for ${formatMoney(state.order.amount, state.order.currency)} is paid once, and is not charged again. Nothing was charged.`,
      }
    case 'expired':
      return {
        title: 'This checkout has expired',
        intro: 'We held this price for a while, and that time is over. Nothing was charged: please choose again.',
      }
    // It names nobody: the next person may read it.
    case 'signedOut':
      return { title: 'You are signed out', intro: state.isToGive ? `${paid} The receipt holds the gift: forward it, or print it.` : paid }
  }
}

/** The order could not be read, is unknown, or has expired; or its buyer has signed out. */
export const NotOpened = ({ state, send, links, subscribeHref }: Props) => (
  <PublicPage>
    <Unavailable
      {...getMessage(state)}
      links={links}
      onRetry={state.status === 'failed' ? () => send({ type: 'retry' }) : undefined}
      action={
        state.status === 'notSubscription' && (
          <LinkButton wide href={subscribeHref}>
            Choose a subscription
          </LinkButton>
        )
      }
    />
  </PublicPage>
)
