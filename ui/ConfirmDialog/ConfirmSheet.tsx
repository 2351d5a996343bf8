import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import type { buttonTones } from '../Button/buttonLook.ts'
import * as dialog from '../parts/dialog.css.ts'
import * as overlay from '../overlay.css.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** The question: "Refund $48.00?" */
  title: string
  /** The effect of confirming, and whether it can be undone. */
  text: ReactNode
  /** Label of the confirming button, the same as on the button that led here: "Refund". */
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for what cannot be undone. */
  tone?: (typeof buttonTones)[number]
  /** The action is running: the dialog cannot be closed. */
  pending?: boolean
  /** The text that screen readers announce while it is pending. */
  pendingLabel?: string
  onConfirm: () => void
  /** Called on cancel and on Escape. A press outside does nothing. */
  onCancel: () => void
}

/** The dialog itself. Its script loads before it is needed, and not with the page. */
export function ConfirmSheet({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'accent',
  pending = false,
  pendingLabel = 'One moment, please',
  onConfirm,
  onCancel,
}: ConfirmDialogProps & { onClose: () => void }) {
  const no = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={dialog.viewport}>
          <Base.Popup className={`${dialog.dialog} ${dialog.size.sm}`} initialFocus={no}>
            <div className={overlay.sheetHead}>
              <Base.Title className={overlay.sheetTitle}>{title}</Base.Title>
            </div>
            <div className={overlay.sheetBody}>
              <Base.Description className={overlay.sheetText} render={<div />}>
                {text}
              </Base.Description>
            </div>
            <div className={overlay.sheetActions}>
              <Button tone={tone} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              <Button ref={no} variant="quiet" disabled={pending} onClick={onCancel}>
                {cancelLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
