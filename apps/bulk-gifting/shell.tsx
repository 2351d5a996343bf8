import { enterprise } from '#enterprise'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../runtime/page/ShellFallback.tsx'

/** The page's shell, rendered at build time. */
export const Shell = () => (
  <EnterpriseProvider enterprise={enterprise}>
    <LoadingGifting />
    <ShellFallback />
  </EnterpriseProvider>
)
