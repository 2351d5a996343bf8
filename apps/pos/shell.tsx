import { enterprise } from '#enterprise'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingPos />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
