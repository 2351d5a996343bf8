import type { Submission } from '../shared/api/answers/answer.ts'
import { formatDay } from '../shared/dates/day.ts'
import { ConfirmWrite } from '../shared/screens/ConfirmWrite.tsx'
import type { OwnSubscription } from './ownSubscription.ts'

type Props = {
  /** Null while nothing is asked. */
  of: OwnSubscription | null
  submission: Submission
  onConfirm: (id: string) => void
  onClose: () => void
}

/** The end in words. Nothing is paid for of one that is past due. */
function endText({ standing, paidThrough }: OwnSubscription): string {
  if (standing.status === 'pastDue') return 'ends now: its last renewal is not paid.'
  return `ends ${paidThrough === null ? 'after' : `on ${formatDay(paidThrough)},`} the last day that is paid for.`
}

/** The only question before a subscription is canceled: what ends, and when. The law allows no obstacle after it. */
export const CancelSubscription = ({ of, submission, onConfirm, onClose }: Props) => (
  <ConfirmWrite
    open={of !== null}
    title="Cancel your subscription?"
    text={
      of && (
        <span>
          “{of.name}” {endText(of)} Nothing is charged again, and your credit stays yours.
        </span>
      )
    }
    submission={submission}
    confirmLabel="Cancel subscription"
    cancelLabel="Go back"
    tone="danger"
    onConfirm={() => of && onConfirm(of.id)}
    onCancel={onClose}
  />
)
