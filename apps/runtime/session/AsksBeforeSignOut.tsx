import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { AccountProvider, useAccount } from '../../../ui/PublicPage/SignedIn.tsx'
import { signOut } from './session.ts'

type Props = {
  /** Whether a sign-out would remove unfinished work now. */
  readonly isAsked: () => boolean
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Asks before a sign-out of the pages below removes unfinished work. */
export function AsksBeforeSignOut({ isAsked, title, text, children }: Props) {
  const account = useAccount()
  const [asks, setAsks] = useState(false)
  return (
    <AccountProvider value={account && { ...account, onSignOut: () => (isAsked() ? setAsks(true) : signOut()) }}>
      {children}
      <ConfirmDialog
        open={asks}
        title={title}
        text={text}
        confirmLabel="Sign out"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={signOut}
        onCancel={() => setAsks(false)}
      />
    </AccountProvider>
  )
}
