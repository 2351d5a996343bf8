import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { Failure } from '../../shared/answer.ts'
import { FailureScreen } from '../../shared/FailureScreen.tsx'
import { readFailureLead } from '../../shared/failureLead.ts'
import { SupportLink } from '../../shared/SupportLink.tsx'

type Props = { cause: Failure; onRetry: () => void }

/** The check could not be read: offline, or the restaurant did not answer. It may well exist. */
export const CheckFailed = ({ cause, onRetry }: Props) => (
  <PublicPage>
    <FailureScreen title="We can’t load your check" lead={readFailureLead(cause)} onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  </PublicPage>
)
