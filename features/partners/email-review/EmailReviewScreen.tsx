import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { LogoFrame } from '../../../ui/LogoFrame/LogoFrame.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { FocusOnStepChange, Screen } from '../../shared/screens/Screen.tsx'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { ReviewEvent, ReviewState } from './emailReview.ts'
import { type Review, getCampaignName, formatStart } from './review.ts'
import { ActivityLog } from './screens/ActivityLog.tsx'
import type { PictureQueue } from '../../uploads/uploads.ts'
import { UnknownOutcome } from '../UnknownOutcome.tsx'
import { ReviewedEmails } from './screens/ReviewedEmails.tsx'
import { ReviewEmails } from './screens/ReviewEmails.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import type { Failure } from '../../shared/api/answers/answer.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'

type UnavailableProps = {
  /** Null without a token, and if the server has nothing to review. */
  cause: Failure | null
  onRetry: () => void
}

function UnavailableReview({ cause, onRetry }: UnavailableProps) {
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

export type EmailReviewScreenProps = {
  /** Null where the link gives no access. */
  review: Remote<Review | null>
  state: ReviewState
  send: (event: ReviewEvent) => void
  /** The message, as it is being typed. */
  message: string
  onMessage: (message: string) => void
  pictures: PictureQueue
  onRetry: () => void
}

const Loading = () => (
  <Screen title="Email Review" intro="Look through the emails, and tell us what to change.">
    <Stack space="lg">
      <VisuallyHidden live>Loading the review</VisuallyHidden>
      <Split space="xl" shares="rail">
        <Skeleton shape="card" />
        <Skeleton shape="button" />
      </Split>
    </Stack>
  </Screen>
)

/** The review before it is read. Also the shell of its page. */
export const LoadingReview = () => (
  <PublicPage content="wide">
    <Loading />
  </PublicPage>
)

/** The page of a link without access. Also a template of the shell. */
export const NoReview = () => (
  <PublicPage>
    <UnavailableReview cause={null} onRetry={() => {}} />
  </PublicPage>
)

function Approved({ review, state }: { review: Review; state: ReviewState }) {
  const start = formatStart(review)
  return (
    <Stack space="lg">
      <Illustration moment="success" />
      <Screen
        title="Campaign Approved!"
        intro={
          start === null
            ? `We tell you when ${isolated(getCampaignName(review))} starts.`
            : `${isolated(getCampaignName(review))} starts on ${start}.`
        }
      />
      {/* The edits sent here after another reviewer approved. */}
      {state.status === 'idle' && <SubmissionRefusal submission={state.submission} />}
    </Stack>
  )
}

/** Approved for the server, or here: the read data may be older. */
const isApproved = (review: Review, state: ReviewState): boolean =>
  review.isApproved || (state.status === 'idle' && state.done === 'approval')

type OpenProps = Omit<EmailReviewScreenProps, 'review' | 'onRetry'> & { review: Review }

function OpenReview({ review, pictures, ...rest }: OpenProps) {
  const { state, send } = rest
  if (state.status === 'editsUnknown' || state.status === 'approvalUnknown')
    return (
      <UnknownOutcome
        what={state.status === 'editsUnknown' ? 'changes' : 'approval'}
        said={state.said}
        backLabel="Back to the emails"
        onSend={() => send({ type: 'sentAgain' })}
        onBack={() => send({ type: 'unknownLeft' })}
      />
    )
  return (
    <Screen
      eyebrow={review.brandName ?? ''}
      title="Email Review"
      intro={`Look through the emails of ${isolated(getCampaignName(review))}, and tell us what to change.`}>
      <ReviewEmails {...rest} review={review} pictures={review.imageHost === null ? null : pictures} />
    </Screen>
  )
}

/** The steps of the page, each with its own heading. */
function getStepKey(read: Remote<Review | null>, state: ReviewState): string {
  const { status } = state
  if (read.status !== 'ready' || read.value === null) return read.status
  if (isApproved(read.value, state)) return 'approved'
  return status === 'editsUnknown' || status === 'approvalUnknown' ? status : 'open'
}

/** The review of a campaign's emails by a brand (B §2.3). */
export function EmailReviewScreen({ review: read, onRetry, ...rest }: EmailReviewScreenProps) {
  const review = read.status === 'ready' ? read.value : null
  const stepKey = getStepKey(read, rest.state)
  // With the emails at the left, the comments stand at the right.
  const isWide = stepKey === 'loading' || (stepKey === 'open' && review !== null && review.emails.length > 0)
  return (
    <PublicPage content={isWide ? 'wide' : 'column'}>
      <FocusOnStepChange stepKey={stepKey}>
        {read.status === 'loading' && <Loading />}
        {read.status === 'failed' && <UnavailableReview cause={read.cause} onRetry={onRetry} />}
        {read.status === 'ready' && review === null && <UnavailableReview cause={null} onRetry={onRetry} />}
        {review !== null && (
          <Stack space="xl">
            <LogoFrame
              size="sm"
              src={review.brandLogo}
              alt={review.brandName ?? 'The brand’s logo'}
              fallback={review.brandName ?? 'No logo'}
            />
            {read.status === 'ready' && read.staleCause && (
              <Alert tone="warning" live="polite" title="This may be out of date">
                {readFailureText(read.staleCause)}{' '}
                <TextButton icon="retry" onClick={onRetry}>
                  Try again
                </TextButton>
              </Alert>
            )}
            {isApproved(review, rest.state) ? <Approved review={review} state={rest.state} /> : <OpenReview {...rest} review={review} />}
            {isApproved(review, rest.state) && <ReviewedEmails emails={review.emails} />}
            <ActivityLog log={review.log} />
          </Stack>
        )}
      </FocusOnStepChange>
    </PublicPage>
  )
}
