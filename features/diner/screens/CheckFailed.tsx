import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { signOutAction } from '../../account/signOutAction.ts'
import type { Failure } from '../../shared/api/answer.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../../shared/api/failureText.ts'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'

type Props = { cause: Failure; onRetry: () => void; onSignOut: (() => void) | null }

/** The check could not be read: offline, or the restaurant did not answer. It may well exist. */
export const CheckFailed = ({ cause, onRetry, onSignOut }: Props) => (
  <PublicPage {...signOutAction(onSignOut)}>
    <FailureScreen title="We can’t load your bill" intro={readFailureText(cause)} onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  </PublicPage>
)
