import { enterprise } from '#enterprise'
import { LoadingPartner } from '../../features/partners/LoadingPartner.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../runtime/page/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingPartner />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
