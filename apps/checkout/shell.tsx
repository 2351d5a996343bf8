import { enterprise } from '#enterprise'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingOrder />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
