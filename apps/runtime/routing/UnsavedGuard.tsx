import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { busy } from '../page/warnBeforeLeaving.ts'

type Props = {
  readonly unsaved: boolean
  /** Called when the person leaves all the same. */
  readonly onLeave?: () => void
  /** The search parameters that name the edited item. A change of the others, such as the order of a list, stays on the page. */
  readonly edited?: readonly string[]
}

type PageAddress = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> }

const isSamePage = (one: PageAddress, other: PageAddress, edited: readonly string[]): boolean =>
  one.pathname === other.pathname && edited.every((name) => one.search[name] === other.search[name])

/** Asks before a page with unsaved changes is left: within the app by a dialog, else by the browser's own. */
export function UnsavedGuard({ unsaved, onLeave, edited }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !(edited && isSamePage(current, next, edited)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  useEffect(() => {
    if (!unsaved) return undefined
    const form = {}
    busy.add(form)
    return () => void busy.delete(form)
  }, [unsaved])
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
