import { enterprise } from '#enterprise'
import { LoadingCheck } from '../../features/diner/screens/LoadingCheck.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../runtime/page/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingCheck />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
