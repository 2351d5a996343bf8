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
import { type Failure, type Submission, isFinalAnswer } from '../../shared/api/answers/answer.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { type Review, getCampaignName, formatStart } from './review.ts'
import { ActivityLog } from './screens/ActivityLog.tsx'
import type { PictureQueue } from '../../uploads/uploads.ts'
import { ReviewedEmails } from './screens/ReviewedEmails.tsx'
import { ReviewEmails, type ReviewEmailsProps } from './screens/ReviewEmails.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'

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

type Props = Omit<ReviewEmailsProps, 'review' | 'pictures'> & {
  /** Null where the link gives no access. */
  review: Remote<Review | null>
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

function Approved({ review, edits }: { review: Review; edits: Submission }) {
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
      <SubmissionRefusal submission={edits} />
    </Stack>
  )
}

const OpenReview = ({ review, pictures, ...rest }: ReviewEmailsProps) => (
  <Screen
    eyebrow={review.brandName ?? ''}
    title="Email Review"
    intro={`Look through the emails of ${isolated(getCampaignName(review))}, and tell us what to change.`}>
    <ReviewEmails {...rest} review={review} pictures={review.imageHost === null ? null : pictures} />
  </Screen>
)

/** The review of a campaign's emails by a brand (B §2.3). */
export function EmailReviewScreen({ review: read, onRetry, ...rest }: Props) {
  const review = read.status === 'ready' ? read.value : null
  const isApproved = review !== null && (review.isApproved || rest.done === 'approval')
  /** Each step has its own heading. */
  const stepKey = isApproved ? 'approved' : read.status === 'ready' && review === null ? 'none' : read.status
  // With the emails at the left, the comments stand at the right.
  const isWide = read.status === 'loading' || (review !== null && !isApproved && review.emails.length > 0)
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
            {isApproved ? <Approved review={review} edits={rest.edits} /> : <OpenReview {...rest} review={review} />}
            {isApproved && <ReviewedEmails emails={review.emails} />}
            <ActivityLog log={review.log} />
          </Stack>
        )}
      </FocusOnStepChange>
    </PublicPage>
  )
}
