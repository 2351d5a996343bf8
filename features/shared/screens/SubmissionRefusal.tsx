import { Refusal } from './Refusal.tsx'
import type { Submission } from '../api/submission.ts'
import { useLastRefusal } from '../forms/useLastRefusal.ts'

type Props = {
  submission: Submission
  /** Shown before the message. */
  bullet?: string
}

/** Why a form's submission was refused. */
export function SubmissionRefusal({ submission, bullet = '' }: Props) {
  const { message, times } = useLastRefusal(submission.phase === 'refused' ? submission.message : null, submission.phase === 'sending')
  return message === null ? null : (
    <Refusal key={times}>
      {bullet}
      {message}
    </Refusal>
  )
}
