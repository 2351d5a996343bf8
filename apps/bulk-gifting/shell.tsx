import { enterprise } from '#enterprise'
import type { ReactElement } from 'react'
import { LoadingCalculator } from '../../features/bulk-gifting/calculator/LoadingCalculator.tsx'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'

const page = (content: ReactElement) => (
  <EnterpriseProvider enterprise={enterprise}>
    {content}
    <ShellFallback />
  </EnterpriseProvider>
)

/** The page's shell, rendered at build time. */
export const Shell = () => page(<LoadingGifting />)

export const shells = { calculator: () => page(<LoadingCalculator country={enterprise.settings.country} signInHref="login" />) }
