import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { signOut } from '../runtime/session/session.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** Asks before a sign-out removes an order that is not paid. */
export const SignOutQuestion = ({ open, onClose }: Props) => (
  <ConfirmDialog
    open={open}
    title="Sign out and lose your order?"
    text="Your order is not paid yet. Its recipients and your message will be removed."
    confirmLabel="Sign out"
    cancelLabel="Stay"
    tone="danger"
    onConfirm={signOut}
    onCancel={onClose}
  />
)
