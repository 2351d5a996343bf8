import { enterprise } from '#enterprise'
import { LoadingBill } from '../../features/bill/screens/LoadingBill.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../runtime/page/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingBill title="Pay your bill" />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
