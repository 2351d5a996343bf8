import { enterprise } from '#enterprise'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../runtime/ShellFallback.tsx'

/** The page's first paint, drawn at build time: the shape of the order that is being fetched. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingOrder />
      <ShellFallback />
    </EnterpriseProvider>
  )
}
