import type { WaitProps } from '../shared/screens/Waiting.tsx'
import { LoadingBill } from '../bill/screens/LoadingBill.tsx'
import type { CheckView, NamedTicket } from './checkView.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import type { Failure } from '../shared/api/answers/answer.ts'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import type { BillPickerProps } from './screens/BillPicker.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'

export type CheckScreenProps = WaitProps & {
  /** The others have pages of their own: an open check is paid, a sign-in comes first, and a code has ended. */
  view: Exclude<CheckView, { readonly status: 'open' | 'signInFirst' | 'codeEnded' }>
  /** The diner's return address: the page redirects there by itself. Null if the link has none. */
  returnUrl: string | null
  doneHref: string
  hrefOf: (bill: NamedTicket) => string
  onRetry: () => void
}

/** The check is being read. Also the shell of the page. */
export const LoadingCheck = (props: WaitProps) => (
  <LoadingBill title="Pay your bill" intro="We’re getting your bill. You can pay by card, and with your rewards and balance." {...props} />
)

/** Most links name their check: they load no list of several. */
const SeveralBills = lazyComponent<BillPickerProps & Pick<CheckScreenProps, 'onRetry'>>(
  async () => (await import('./screens/BillPicker.tsx')).BillPicker,
  () => <LoadingBill title="Which bill is yours?" intro="Your table has more than one." />,
  ({ onRetry }) => <CheckFailed cause={{ kind: 'offline' }} onRetry={onRetry} />,
)

const returning = 'We couldn’t load your bill. Returning to order...'
const askForHelp = 'Your specific ticket couldn’t be found. Please try again or ask your server for help closing out.'

export const CheckNotFound = ({ returnUrl, doneHref }: Pick<CheckScreenProps, 'returnUrl' | 'doneHref'>) => (
  <PublicPage>
    <FailureScreen
      title="Check not found"
      intro={returnUrl === null ? askForHelp : returning}
      action={
        <LinkButton wide variant={returnUrl === null ? 'solid' : 'soft'} href={returnUrl ?? doneHref}>
          {returnUrl === null ? 'Done' : 'Back to order'}
        </LinkButton>
      }
    />
  </PublicPage>
)

/** The check could not be read: offline, or the restaurant did not answer. It may well exist. */
const CheckFailed = ({ cause, onRetry }: { cause: Failure } & Pick<CheckScreenProps, 'onRetry'>) => (
  <PublicPage>
    <FailureScreen title="We can’t load your bill" intro={readFailureText(cause)} onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  </PublicPage>
)

/** Everything that comes before a check is paid. */
export function CheckScreen({ view, returnUrl, doneHref, hrefOf, onRetry, onTryAgain }: CheckScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingCheck onTryAgain={onTryAgain} />
    case 'failed':
      return <CheckFailed cause={view.cause} onRetry={onRetry} />
    case 'notFound':
      return <CheckNotFound returnUrl={returnUrl} doneHref={doneHref} />
    case 'severalBills':
      return <SeveralBills onRetry={onRetry} restaurant={view.venue.name} bills={view.bills} hrefOf={hrefOf} />
  }
}
