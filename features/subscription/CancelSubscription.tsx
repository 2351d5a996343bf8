import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import { formatDay } from '../shared/dates/day.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import type { OwnSubscription } from './ownSubscription.ts'

type Props = {
  /** Null while nothing is asked. */
  of: OwnSubscription | null
  submission: Submission
  onConfirm: (id: string) => void
  onClose: () => void
}

/** The only question before a subscription is canceled: what ends, and when. The law allows no obstacle after it. */
export const CancelSubscription = ({ of, submission, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open={of !== null}
    title="Cancel your subscription?"
    text={
      <Stack space="sm">
        {of && (
          <span>
            “{of.name}” ends {of.paidThrough === null ? 'after' : `on ${formatDay(of.paidThrough)},`} the last day that is paid for. Nothing
            is charged again, and your credit stays yours.
          </span>
        )}
        <SubmissionRefusal submission={submission} />
      </Stack>
    }
    confirmLabel="Cancel subscription"
    cancelLabel="Go back"
    tone="danger"
    pending={submission.phase === 'sending'}
    onConfirm={() => of && onConfirm(of.id)}
    onCancel={onClose}
  />
)
