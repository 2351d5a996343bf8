import { isolated } from '../../../ui/isolated.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { ConfirmWrite } from '../../shared/screens/ConfirmWrite.tsx'
import { cancelTexts } from './statuses.ts'
import { counted } from '../../shared/forms/counted.ts'

type Props = {
  open: boolean
  /** The address of one gift, or how many are cancelled; null where that is not known. */
  of: string | number | null
  submission: Submission
  onConfirm: () => void
  onClose: () => void
}

/** Asks before gifts are cancelled: it cannot be undone. */
export function CancelQuestion({ open, of, submission, onConfirm, onClose }: Props) {
  const isOne = typeof of === 'string'
  return (
    <ConfirmWrite
      open={open}
      title={isOne ? `Cancel the gift to ${isolated(of)}?` : of === null ? 'Cancel what is not sent?' : `Cancel ${counted(of, 'gift')}?`}
      text={<span>{isOne ? cancelTexts.one : cancelTexts.all}</span>}
      submission={submission}
      confirmLabel={isOne ? 'Cancel this gift' : 'Cancel what is not sent'}
      cancelLabel={isOne ? 'Keep the gift' : 'Keep the order'}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  )
}
