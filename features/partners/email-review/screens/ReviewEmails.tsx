import { isolated } from '../../../../ui/isolated.ts'
import { isolatedList } from '../../../../ui/isolatedList.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Split } from '../../../../ui/Split/Split.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Details } from '../../../../ui/Details/Details.tsx'
import { SubmissionRefusal } from '../../../shared/screens/SubmissionRefusal.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import type { Submission } from '../../../shared/api/answers/answer.ts'
import { ConfirmWrite } from '../../../shared/screens/ConfirmWrite.tsx'
import { type Review, getCampaignName, formatStart } from '../review.ts'
import { ReviewedEmails } from './ReviewedEmails.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import { EditRequestForm, type EditRequestFormProps } from './EditRequestForm.tsx'

export type ReviewEmailsProps = Omit<EditRequestFormProps, 'isSecond'> & {
  review: Review
  isApproved: boolean
  approval: Submission
  onApprove: () => void
  /** Asks before it approves: a program that opens the link of an email must not approve. */
  isAsked: boolean
  onAsk: (isAsked: boolean) => void
  /** The last success here: the read data may be older. */
  done: 'edits' | 'approval' | null
}

/** The emails, and the decision about them: changes are asked for, or every email is approved. */
export function ReviewEmails({ review, approval, onApprove, isAsked, onAsk, done, isApproved, ...form }: ReviewEmailsProps) {
  const { isApprover, owners, emails, log } = review
  const pictures = review.imageHost === null ? null : form.pictures
  const isBegun = form.message !== '' || (pictures !== null && pictures.uploads.length > 0)
  const start = formatStart(review)
  const approvers = owners.length === 0 ? 'an owner of the brand' : isolatedList(owners, 'disjunction')
  const mayApprove = isApprover && !isApproved
  return (
    <Split space="xl" shares="rail">
      <ReviewedEmails emails={emails} sender={review.brandName ?? ''} />
      <Stack space="md">
        {mayApprove && <Text tone="muted">Nothing to change?</Text>}
        {mayApprove && (
          <Button wide icon="check" disabled={form.edits.phase === 'sending'} onClick={() => onAsk(true)}>
            Approve all emails
          </Button>
        )}
        {done === 'edits' && !isApproved && (
          <Alert tone="success" live="polite" title="Your changes were sent">
            You find them in the activity below. We write to you when the emails are ready again.
          </Alert>
        )}
        {isAsked && !isApprover && !isApproved && (
          <Alert tone="info">{`Only ${approvers} can approve these emails. You can ask for changes.`}</Alert>
        )}
        <Stack space="none">
          {isApproved ? (
            // The edits sent here after another reviewer approved.
            <SubmissionRefusal submission={form.edits} />
          ) : (
            <Details look="row" icon="edit" summary="Ask for a change" startsOpen={!isApprover || isBegun}>
              <EditRequestForm {...form} pictures={pictures} isSecond={isApprover} />
            </Details>
          )}
          <Details look="row" icon="clock" summary="Activity" value={String(log.length)} opens={isApproved || done !== null}>
            <ActivityLog log={log} />
          </Details>
        </Stack>
        <ConfirmWrite
          open={isAsked && mayApprove}
          title="Approve all emails?"
          text={`Every email of ${isolated(getCampaignName(review))} goes out as it is${start === null ? '' : `, from ${start}`}. This cannot be undone here.`}
          confirmLabel="Approve all emails"
          cancelLabel="Not yet"
          submission={approval}
          pendingLabel="Approving all emails"
          onConfirm={onApprove}
          onCancel={() => onAsk(false)}
        />
      </Stack>
    </Split>
  )
}
