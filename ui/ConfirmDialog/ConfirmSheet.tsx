import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as dialog from '../parts/dialog.css.ts'
import * as overlay from '../overlay.css.ts'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

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
