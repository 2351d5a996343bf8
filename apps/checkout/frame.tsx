import { enterprise } from '#enterprise'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { FrameFallback } from '../runtime/FrameFallback.tsx'

/** The page's first paint, drawn at build time: the shape of the order that is being fetched. */
export function Frame() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingOrder />
      <FrameFallback />
    </EnterpriseProvider>
  )
}
