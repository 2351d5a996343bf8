import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'

type Props = {
  readonly unsaved: boolean
  /** Called when the person leaves all the same. */
  readonly onLeave?: () => void
}

/** Asks before a page with unsaved changes is left: within the app by a dialog, else by the browser's own. */
export function UnsavedGuard({ unsaved, onLeave }: Props) {
  const blocker = useBlocker({ shouldBlockFn: () => unsaved, enableBeforeUnload: () => unsaved, withResolver: true })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      text="Your changes on this page are not saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}
