import { TextLink } from '../../../../ui/TextLink/TextLink.tsx'
import { useEnterprise } from '../../../../ui/Enterprise/EnterpriseProvider.tsx'
import type { Failure } from '../../../shared/api/answer.ts'
import { FailureScreen } from '../../../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../../../shared/api/failureText.ts'
import { isFinalAnswer } from '../../../shared/api/isFinalAnswer.ts'

type Props = {
  /** Null without a token, and where the server says that there is nothing to review. */
  cause: Failure | null
  onRetry: () => void
}

/** No access, or no answer. */
export function UnavailableReview({ cause, onRetry }: Props) {
  const { settings } = useEnterprise()
  const isPassing = cause !== null && !isFinalAnswer(cause)
  return (
    <FailureScreen
      title="This page is unavailable"
      intro={
        isPassing ? readFailureText(cause) : 'The link may be incomplete, or the review may be over. Open the link of the newest email.'
      }
      onRetry={isPassing ? onRetry : undefined}>
      <p>
        {/* No address of partner support is settled for an enterprise: it is one of its own host. */}
        Write to <TextLink href={`mailto:partners@${settings.domain}`}>partner support</TextLink> if it does not open.
      </p>
    </FailureScreen>
  )
}
