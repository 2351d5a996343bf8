import { isolated } from '../../../ui/isolated.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { FocusOnStepChange, Screen, ScreenHeading } from '../../shared/screens/Screen.tsx'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import { type Failure, isFinalAnswer } from '../../shared/api/answers/answer.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { type Review, getCampaignName, formatStart } from './review.ts'
import type { PictureQueue } from '../../uploads/uploads.ts'
import { ReviewEmails, type ReviewEmailsProps } from './screens/ReviewEmails.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'

/** Its cause is null without a token, and if the server has nothing to review. */
function UnavailableReview({ cause, onRetry }: { cause: Failure | null; onRetry: () => void }) {
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

type Props = Omit<ReviewEmailsProps, 'review' | 'isApproved' | 'pictures'> & {
  /** Null where the link gives no access. */
  review: Remote<Review | null>
  pictures: PictureQueue
  onRetry: () => void
}

const Loading = () => (
  <Screen title="Email Review" intro="Look through the emails, and tell us what to change.">
    <VisuallyHidden live>Loading the review</VisuallyHidden>
    <Skeleton shape="card" />
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

/** The brand, its campaign, and what goes out when. */
function ReviewHead({ review, isApproved }: { review: Review; isApproved: boolean }) {
  const { brandName, brandLogo, campaignName, emails } = review
  const start = formatStart(review)
  const facts = [brandName, emails.length === 1 ? '1 email' : `${emails.length} emails`, start && `goes out ${start}`]
  const campaign = isolated(getCampaignName(review))
  return (
    <Inline space="sm" wrap={false}>
      <Avatar name={brandName ?? ''} src={brandLogo} label={brandName ?? 'The brand’s logo'} />
      <Stack space="none">
        <ScreenHeading size="lg">
          {isApproved ? 'Campaign Approved!' : <VisuallyHidden>Email Review: </VisuallyHidden>}
          {!isApproved && (campaignName ?? 'Your campaign')}
        </ScreenHeading>
        <Text size="sm" tone="muted">
          {!isApproved && facts.filter((fact) => fact !== null).join(' · ')}
          {isApproved && (start === null ? `We tell you when ${campaign} starts.` : `${campaign} starts on ${start}.`)}
        </Text>
      </Stack>
    </Inline>
  )
}

/** The review of a campaign's emails by a brand (B §2.3). */
export function EmailReviewScreen({ review: read, onRetry, ...rest }: Props) {
  const review = read.status === 'ready' ? read.value : null
  const isApproved = review !== null && (review.isApproved || rest.done === 'approval')
  /** Each step has its own heading. */
  const stepKey = isApproved ? 'approved' : read.status === 'ready' && review === null ? 'none' : read.status
  return (
    <PublicPage content={read.status === 'loading' || review !== null ? 'wide' : 'column'}>
      <FocusOnStepChange stepKey={stepKey}>
        {read.status === 'loading' && <Loading />}
        {read.status !== 'loading' && review === null && (
          <UnavailableReview cause={read.status === 'failed' ? read.cause : null} onRetry={onRetry} />
        )}
        {review !== null && (
          <Stack space="md">
            {read.status === 'ready' && read.staleCause && (
              <Alert tone="warning" live="polite" title="This may be out of date">
                {readFailureText(read.staleCause)}{' '}
                <TextButton icon="retry" onClick={onRetry}>
                  Try again
                </TextButton>
              </Alert>
            )}
            <ReviewHead review={review} isApproved={isApproved} />
            <ReviewEmails {...rest} review={review} isApproved={isApproved} />
          </Stack>
        )}
      </FocusOnStepChange>
    </PublicPage>
  )
}
