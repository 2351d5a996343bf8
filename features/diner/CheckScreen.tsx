import type { WaitProps } from '../shared/screens/Waiting.tsx'
import { LoadingBill } from '../bill/screens/LoadingBill.tsx'
import type { CheckView, NamedTicket } from './checkView.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { signOutAction } from '../account/signOutAction.ts'
import type { Failure } from '../shared/api/answers/answer.ts'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { List } from '../../ui/List/List.tsx'
import type { Ticket } from '../bill/ticket.ts'
import { formatMoney } from '../shared/money/money.ts'
import { Screen } from '../shared/screens/Screen.tsx'

export type CheckScreenProps = WaitProps & {
  /** The others have pages of their own: an open check is paid, and a sign-in comes first. */
  view: Exclude<CheckView, { readonly status: 'open' | 'signInFirst' }>
  /** The diner's return address: the page redirects there by itself. Null if the link has none. */
  returnUrl: string | null
  doneHref: string
  hrefOf: (bill: NamedTicket) => string
  onRetry: () => void
  /** Null where nobody is signed in. */
  onSignOut: (() => void) | null
}

/** The check is being read. Also the shell of the page. */
export const LoadingCheck = (props: WaitProps) => (
  <LoadingBill title="Pay your bill" intro="We’re getting your bill. You can pay by card, and with your rewards and balance." {...props} />
)

const mostNamed = 3

/** The items of the check, so that each guest recognizes theirs. */
function contentText({ lineItems, due }: Ticket): string {
  if (due === 0) return 'Paid'
  const names = lineItems.slice(0, mostNamed).map(({ name }) => name)
  const more = lineItems.length - names.length
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ') || 'Food and drinks'
}

type BillPickerProps = { restaurant: string | null; bills: readonly NamedTicket[] } & Pick<CheckScreenProps, 'hrefOf' | 'onSignOut'>

/** A table with several checks: the diner chooses theirs. */
const BillPicker = ({ restaurant, bills, hrefOf, onSignOut }: BillPickerProps) => (
  <PublicPage {...signOutAction(onSignOut)}>
    <Screen {...(restaurant !== null && { eyebrow: restaurant })} title="Which bill is yours?" intro="Your table has more than one.">
      <List
        label="Bills of your table"
        status="ready"
        items={bills.map((bill) => ({
          id: bill.code,
          title: `Check ${bill.code}`,
          detail: contentText(bill),
          trail: <Amount>{formatMoney(bill.due)}</Amount>,
          href: hrefOf(bill),
        }))}
        empty={<EmptyState icon="dish" title="No open bill" />}
      />
    </Screen>
  </PublicPage>
)

const returning = 'We couldn’t load your bill. Returning to order...'
const askForHelp = 'Your specific ticket couldn’t be found. Please try again or ask your server for help closing out.'

export const CheckNotFound = ({ returnUrl, doneHref, onSignOut }: Pick<CheckScreenProps, 'returnUrl' | 'doneHref' | 'onSignOut'>) => (
  <PublicPage {...signOutAction(onSignOut)}>
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
const CheckFailed = ({ cause, onRetry, onSignOut }: { cause: Failure } & Pick<CheckScreenProps, 'onRetry' | 'onSignOut'>) => (
  <PublicPage {...signOutAction(onSignOut)}>
    <FailureScreen title="We can’t load your bill" intro={readFailureText(cause)} onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  </PublicPage>
)

/** Everything that comes before a check is paid. */
export function CheckScreen({ view, returnUrl, doneHref, hrefOf, onRetry, onTryAgain, onSignOut }: CheckScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingCheck onTryAgain={onTryAgain} />
    case 'failed':
      return <CheckFailed cause={view.cause} onRetry={onRetry} onSignOut={onSignOut} />
    case 'notFound':
      return <CheckNotFound returnUrl={returnUrl} doneHref={doneHref} onSignOut={onSignOut} />
    case 'severalBills':
      return <BillPicker restaurant={view.venue.name} bills={view.bills} hrefOf={hrefOf} onSignOut={onSignOut} />
  }
}
