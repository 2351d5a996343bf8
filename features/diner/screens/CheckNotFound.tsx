import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { signOutAction } from '../../account/signOutAction.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'

type Props = {
  /** Where the diner came from: the page goes back there by itself. Null if the link names no address. */
  returnUrl: string | null
  /** Where 'Done' leads. */
  doneHref: string
  onSignOut: (() => void) | null
}

const returning = "We couldn't load your bill. Returning to order..."
const askForHelp = "Your specific ticket couldn't be found. Please try again or ask your server for help closing out."

/** There is no such check. */
export const CheckNotFound = ({ returnUrl, doneHref, onSignOut }: Props) => (
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
