import { isolated } from '../../ui/isolated.ts'
import { getCurrentUser } from '../../features/account/api.ts'
import type { HeaderAction } from '../../features/managers/checkout/screens/page.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { signOut, useSignedIn } from '../runtime/session/session.ts'

/** The signed-in manager, and the way to sign out, on a page without the navigation. */
export function useLogout(): HeaderAction {
  const { read } = useRead(getCurrentUser, useSignedIn() ? {} : null)
  return { label: read.status === 'ready' ? `Logout · ${isolated(read.value.name)}` : 'Logout', onClick: signOut }
}
