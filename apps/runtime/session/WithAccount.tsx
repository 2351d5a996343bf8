import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { CurrentUser } from '../../../features/account/api.ts'
import { AccountProvider } from '../../../ui/PublicPage/SignedIn.tsx'
import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import { onSessionChange, signOut } from './session.ts'
import { token } from './token.ts'

type Props = {
  /** @default 'Sign out' */
  readonly signOutLabel?: string | undefined
  /**
   * The page is a guest's too: it goes on without a session that the server refuses. Other pages end it by their own calls.
   * @default false
   */
  readonly orAsGuest?: boolean
  readonly children: ReactNode
}

/** Reads who is signed in: after the page, which waits for nobody's name. */
function useCurrentUser(bearer: string | null, orAsGuest: boolean): CurrentUser | null {
  const [user, setUser] = useState<{ readonly by: string; readonly user: CurrentUser } | null>(null)
  useEffect(() => {
    if (bearer === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const read = async () => {
      const loaded = await loadAhead(() => import('./readAccount.ts'))
      const answer = await loaded?.readAccount(signal, orAsGuest)
      if (signal.aborted) return
      if (answer?.ok) setUser({ by: bearer, user: answer.value.user })
      // A tab may stay open for days: the name is read when somebody comes back to it.
      else document.addEventListener('visibilitychange', () => void read(), { once: true, signal })
    }
    void read()
    return () => leaving.abort()
  }, [bearer, orAsGuest])
  return user?.by === bearer ? user.user : null
}

/** Tells the pages who is signed in, here or in another tab. Without an answer nobody is named, and there is a way out. */
export function WithAccount({ signOutLabel = 'Sign out', orAsGuest = false, children }: Props) {
  const bearer = useSyncExternalStore(onSessionChange, token)
  const user = useCurrentUser(bearer, orAsGuest)
  const name = user && ([user.firstName, user.lastName].join(' ').trim() || user.email)
  const account = bearer === null ? null : { name: name || null, email: user?.email || null, signOutLabel, onSignOut: signOut }
  return <AccountProvider value={account}>{children}</AccountProvider>
}
