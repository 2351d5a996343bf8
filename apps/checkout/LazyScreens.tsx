import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { lazyScreens } from '../runtime/lazyScreens.tsx'

/** The screens after the first ones, and a way to prefetch them. */
export const { Later, fetchLazyScreens } = lazyScreens(
  async () => (await import('../../features/checkout/LazyScreens.tsx')).LazyScreens,
  LoadingOrder,
)
