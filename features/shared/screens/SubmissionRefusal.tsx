import { Refusal } from './Refusal.tsx'
import { type Submission, getProblem } from '../api/answers/answer.ts'
import { useLastRefusal } from '../forms/useLastRefusal.ts'

type Props = { submission: Submission; bullet?: string }

/** Why a form's submission did not succeed. */
export function SubmissionRefusal({ submission, bullet = '' }: Props) {
  const { message, times } = useLastRefusal(getProblem(submission), submission.phase === 'sending')
  return message === null ? null : (
    <Refusal key={times}>
      {bullet}
      {message}
    </Refusal>
  )
}
