import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { signOut } from './session.ts'

type Props = { readonly open: boolean; readonly title: string; readonly text: string; readonly onClose: () => void }

/** Asks before a sign-out removes unfinished work. */
export const SignOutQuestion = ({ open, title, text, onClose }: Props) => (
  <ConfirmDialog
    open={open}
    title={title}
    text={text}
    confirmLabel="Sign out"
    cancelLabel="Stay"
    tone="danger"
    onConfirm={signOut}
    onCancel={onClose}
  />
)
