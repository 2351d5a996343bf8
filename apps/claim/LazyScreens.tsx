import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'
import { lazyScreens } from '../runtime/lazyScreens.tsx'

/** The lazy screens, and a function that fetches them before they are needed. */
export const { Later, fetchLazyScreens } = lazyScreens(
  async () => (await import('../../features/claim/LazyScreens.tsx')).LazyScreens,
  LoadingOffer,
)
