import { enterprise } from '#enterprise'
import { LoadingCalculator } from '../../features/bulk-gifting/calculator/LoadingCalculator.tsx'

/** The page's shell, rendered at build time. */
export { LoadingGifting as Shell } from '../../features/bulk-gifting/LoadingGifting.tsx'

export const shells = { calculator: () => <LoadingCalculator country={enterprise.settings.country} signInHref="login" /> }
