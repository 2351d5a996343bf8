import { ManagersFrame } from '../../features/managers/ManagersFrame.tsx'
import { getCurrentUser } from '../../features/account/api.ts'
import { Toasts } from '../../ui/Toast/Toasts.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { signOut, useSignedIn } from '../runtime/session/session.ts'
import { useHref } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { locationSelection } from './routes.tsx'

export function GuardedPages() {
  const href = useHref()
  const signedIn = useSignedIn()
  const { read } = useRead(getCurrentUser, signedIn ? {} : null)
  if (!signedIn) return <RequireSession />
  return (
    <ManagersFrame person={read.status === 'ready' ? read.value : null} locationsHref={href(locationSelection)} onSignOut={signOut}>
      <Toasts>
        <RequireSession />
      </Toasts>
    </ManagersFrame>
  )
}
