import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { ConfirmDialogProps } from '../../../ui/ConfirmDialog/ConfirmSheet.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../api/answers/answer.ts'
import { SubmissionRefusal } from './SubmissionRefusal.tsx'

type Props = Omit<ConfirmDialogProps, 'pending'> & { submission: Submission }

/** Asks for confirmation before a write, and says below the question why it did not succeed. */
export const ConfirmWrite = ({ text, submission, ...question }: Props) => (
  <ConfirmDialog
    {...question}
    text={
      <Stack space="sm">
        {text}
        <SubmissionRefusal submission={submission} />
      </Stack>
    }
    pending={submission.phase === 'sending'}
  />
)
