import { isolated } from '../../../../ui/isolated.ts'
import { isolatedList } from '../../../../ui/isolatedList.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Split } from '../../../../ui/Split/Split.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import type { Submission } from '../../../shared/api/answers/answer.ts'
import { ConfirmWrite } from '../../../shared/screens/ConfirmWrite.tsx'
import { type Review, getCampaignName, formatStart } from '../review.ts'
import { ReviewedEmails } from './ReviewedEmails.tsx'
import { EditRequestForm, type EditRequestFormProps } from './EditRequestForm.tsx'

export type ReviewEmailsProps = Omit<EditRequestFormProps, 'isSecond'> & {
  review: Review
  approval: Submission
  onApprove: () => void
  /** Asks before it approves: a program that opens the link of an email must not approve. */
  isAsked: boolean
  onAsk: (isAsked: boolean) => void
  /** The last success here: the read data may be older. */
  done: 'edits' | 'approval' | null
}

/** The people who may approve, for a reader who may not. */
function OnlyOwners({ owners }: { owners: readonly string[] }) {
  const names = owners.length === 0 ? 'an owner of the brand' : isolatedList(owners, 'disjunction')
  return <Alert tone="info">{`Only ${names} can approve these emails. You can ask for changes.`}</Alert>
}

/** The review is open: changes are asked for, or every email is approved. */
export function ReviewEmails({ review, approval, onApprove, isAsked, onAsk, done, ...form }: ReviewEmailsProps) {
  const { isApprover, owners } = review
  const start = formatStart(review)
  return (
    <Stack space="md">
      {done === 'edits' && (
        <Alert tone="success" live="polite" title="Your changes were sent">
          You find them in the activity below. We write to you when the emails are ready again.
        </Alert>
      )}
      {isAsked && !isApprover && <OnlyOwners owners={owners} />}
      <Split space="xl" shares="rail">
        <ReviewedEmails emails={review.emails} />
        <Stack space="lg">
          {isApprover && (
            <Stack space="xs">
              <Text tone="muted">Nothing to change?</Text>
              <Button wide icon="check" disabled={form.edits.phase === 'sending'} onClick={() => onAsk(true)}>
                Approve all emails
              </Button>
            </Stack>
          )}
          <EditRequestForm {...form} isSecond={isApprover} />
        </Stack>
      </Split>
      <ConfirmWrite
        open={isAsked && isApprover}
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
  )
}
