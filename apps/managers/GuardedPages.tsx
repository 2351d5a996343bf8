import { ManagersFrame } from '../../features/managers/ManagersFrame.tsx'
import { getCurrentUser } from '../../features/account/api.ts'
import { Toasts } from '../../ui/Toast/Toasts.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { signOut, useSignedIn } from '../runtime/session/session.ts'
import { useFollow, useHref } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.tsx'

export function GuardedPages() {
  const follow = useFollow()
  const href = useHref()
  const signedIn = useSignedIn()
  const { read } = useRead(getCurrentUser, signedIn ? {} : null)
  if (!signedIn) return <RequireSession />
  return (
    <ManagersFrame
      person={read.status === 'ready' ? read.value : null}
      locationsHref={href('/location-selection')}
      onFollow={follow}
      onSignOut={signOut}>
      <Toasts>
        <RequireSession />
      </Toasts>
    </ManagersFrame>
  )
}
