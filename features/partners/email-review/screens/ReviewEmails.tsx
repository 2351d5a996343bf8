import { isolated } from '../../../../ui/isolated.ts'
import { isolatedList } from '../../../../ui/isolatedList.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Split } from '../../../../ui/Split/Split.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import type { ReviewEvent } from '../emailReview.ts'
import { type Review, getCampaignName, formatStart } from '../review.ts'
import { ReviewedEmails } from './ReviewedEmails.tsx'
import { EditRequestForm, type EditRequestFormProps } from './EditRequestForm.tsx'

type Props = Omit<EditRequestFormProps, 'onSubmit' | 'isSecond'> & { review: Review; send: (event: ReviewEvent) => void }

/** The people who may approve, for a reader who may not. */
function OnlyOwners({ owners }: { owners: readonly string[] }) {
  const names = owners.length === 0 ? 'an owner of the brand' : isolatedList(owners, 'disjunction')
  return <Alert tone="info">{`Only ${names} can approve these emails. You can ask for changes.`}</Alert>
}

/** The review is open: changes are asked for, or every email is approved. */
export function ReviewEmails({ review, state, send, ...form }: Props) {
  const { isApprover, owners } = review
  const isAsked = state.status === 'confirmingApproval' || state.status === 'approving'
  const start = formatStart(review)
  return (
    <Stack space="md">
      {state.status === 'idle' && state.done === 'edits' && (
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
              <Button wide icon="check" disabled={state.status === 'sendingEdits'} onClick={() => send({ type: 'approvalAsked' })}>
                Approve all emails
              </Button>
            </Stack>
          )}
          <EditRequestForm {...form} state={state} isSecond={isApprover} onSubmit={(edits) => send({ type: 'editsSubmitted', edits })} />
        </Stack>
      </Split>
      <ConfirmDialog
        open={isAsked && isApprover}
        title="Approve all emails?"
        text={`Every email of ${isolated(getCampaignName(review))} goes out as it is${start === null ? '' : `, from ${start}`}. This cannot be undone here.`}
        confirmLabel="Approve all emails"
        cancelLabel="Not yet"
        pending={state.status === 'approving'}
        pendingLabel="Approving all emails"
        onConfirm={() => send({ type: 'approvalConfirmed' })}
        onCancel={() => send({ type: 'approvalCancelled' })}
      />
    </Stack>
  )
}
