import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'

type Props = { open: boolean; submission: Submission; onSubmit: () => void; onClose: () => void }

/** Asks before the project is submitted. */
export const SubmitDialog = ({ open, submission, onSubmit, onClose }: Props) => (
  <ConfirmDialog
    open={open}
    title="Submit for review?"
    text={
      <Stack space="md">
        <Text>We check your locations, brands and finances. While we do, nothing can be changed here.</Text>
        <SubmissionRefusal submission={submission} />
      </Stack>
    }
    confirmLabel="Submit for review"
    pending={submission.phase === 'sending'}
    pendingLabel="Submitting your project"
    onConfirm={onSubmit}
    onCancel={onClose}
  />
)
