import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { CurrentUser } from '../../../features/account/api.ts'
import { AccountProvider } from '../../../ui/PublicPage/SignedIn.tsx'
import { onSessionChange, signOut } from './session.ts'
import { token } from './token.ts'

type Props = {
  /** @default 'Sign out' */
  readonly signOutLabel?: string | undefined
  readonly children: ReactNode
}

/** Reads who is signed in: after the page, which waits for nobody's name. */
function useCurrentUser(bearer: string | null): CurrentUser | null {
  const [read, setRead] = useState<{ readonly by: string; readonly user: CurrentUser } | null>(null)
  useEffect(() => {
    if (bearer === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    void import('./readAccount.ts')
      .then(({ readAccount }) => readAccount(signal))
      .then(
        (answer) => answer.ok && !signal.aborted && setRead({ by: bearer, user: answer.value }),
        () => undefined,
      )
    return () => leaving.abort()
  }, [bearer])
  return read !== null && read.by === bearer ? read.user : null
}

/** Tells the pages who is signed in, here or in another tab. Without an answer nobody is named, and there is a way out. */
export function WithAccount({ signOutLabel = 'Sign out', children }: Props) {
  const bearer = useSyncExternalStore(onSessionChange, token)
  const user = useCurrentUser(bearer)
  const account = bearer === null ? null : { name: user?.name || null, email: user?.email || null, signOutLabel, onSignOut: signOut }
  return <AccountProvider value={account}>{children}</AccountProvider>
}
