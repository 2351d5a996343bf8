import { enterprise } from '#enterprise'
import { LoadingManagers } from '../../features/managers/LoadingManagers.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingManagers />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
