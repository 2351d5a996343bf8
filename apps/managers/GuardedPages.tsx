import { ManagersFrame } from '../../features/managers/ManagersFrame.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { useHref } from '../runtime/routing/links.tsx'
import { locationSelection } from './addresses.ts'

export function GuardedPages() {
  const href = useHref()
  if (!useSignedIn()) return <RequireSession />
  return (
    <ManagersFrame locationsHref={href(locationSelection)}>
      <RequireSession />
    </ManagersFrame>
  )
}
