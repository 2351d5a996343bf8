import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { PosEvent } from '../pos.ts'
import { type StateOf, getLink, missingBill } from '../states.ts'
import { type PageContext, type StepProps, getHeader } from './page.ts'

type CannotContinueStatus = 'ticketError' | 'alreadyPaid' | 'failed' | 'error' | 'returning'
type Message = { readonly title: string; readonly intro: string }

const askManager = 'If the problem continues, you can ask a manager to close out your bill.'
const returning = 'Returning to order...'
/** Without an address to return to. */
const ended = 'You can close this page and go back to your order.'

function getMessage(state: StateOf<CannotContinueStatus>): Message {
  const { returnUrl, payAmount } = getLink(state)
  // The part that the order asks for is paid, or is nothing: others may owe the rest.
  const why = payAmount === null ? 'This bill is settled.' : 'Your order asks for no more of this bill.'
  switch (state.status) {
    case 'ticketError':
      return returnUrl === null
        ? { title: 'We couldn’t load your bill', intro: `Please try again, or ask your server for help. ${ended}` }
        : { title: 'Sorry', intro: 'We couldn’t load your bill. Returning to order...' }
    case 'alreadyPaid':
      return { title: 'Payment is already done', intro: `Nothing more was charged. ${returnUrl === null ? ended : returning}` }
    case 'returning':
      return { title: 'Nothing is left to pay', intro: `${why} ${returnUrl === null ? ended : returning}` }
    case 'failed':
      return { title: 'Couldn’t Process Payment', intro: state.message ?? askManager }
    case 'error':
      return state.message === missingBill
        ? { title: 'This link has no bill', intro: 'Open it from your order, or scan the code again.' }
        : { title: 'Sorry', intro: state.message }
  }
}

function Action({ state, send }: { state: StateOf<CannotContinueStatus>; send: (event: PosEvent) => void }) {
  const { returnUrl } = getLink(state)
  if (state.status === 'failed') {
    return (
      <Button wide icon="back" onClick={() => send({ type: 'back' })}>
        Back
      </Button>
    )
  }
  if (returnUrl === null) return null
  return (
    <LinkButton wide href={returnUrl}>
      {state.status === 'error' ? 'Back' : 'Return to order'}
    </LinkButton>
  )
}

const canRetry = (state: StateOf<CannotContinueStatus>): boolean =>
  (state.status === 'error' && state.canRetry) || (state.status === 'ticketError' && state.link.returnUrl === null)

/** The diner cannot go on here, and learns what they can do. */
export function CannotContinue({ state, send, pageContext }: StepProps<CannotContinueStatus> & { pageContext: PageContext }) {
  return (
    <PublicPage sellerLogo={pageContext.logo} {...getHeader(getLink(state).returnUrl)}>
      <FailureScreen
        {...getMessage(state)}
        action={<Action state={state} send={send} />}
        onRetry={canRetry(state) ? () => send({ type: 'retry' }) : undefined}>
        {(state.status === 'failed' || state.status === 'error') && <SupportLink />}
        {state.status === 'error' && state.message === missingBill && (
          <Text size="sm" tone="muted">
            {`Sorry: ${missingBill}`}
          </Text>
        )}
      </FailureScreen>
    </PublicPage>
  )
}
