import type { ReactNode } from 'react'
import type { buttonTones } from '../Button/buttonLook.ts'
import { lazyOverlay } from '../lazyOverlay.tsx'

export type ConfirmDialogProps = {
  open: boolean
  /** The question: "Refund $48.00?" */
  title: string
  /** What confirming does, and whether it can be undone. */
  text: ReactNode
  /** Label of the confirming button, the same as on the button that led here: "Refund". */
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for what cannot be undone. */
  tone?: (typeof buttonTones)[number]
  /** The action is running: the dialog cannot be closed. */
  pending?: boolean
  /** What screen readers announce while it is pending. */
  pendingLabel?: string
  onConfirm: () => void
  /** Called on cancel and on Escape. A press outside does nothing. */
  onCancel: () => void
}

const ConfirmSheet = lazyOverlay(async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet)

/** Asks for confirmation before an action. The focus starts on the cancelling button. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <ConfirmSheet {...props} onClose={props.onCancel} />
