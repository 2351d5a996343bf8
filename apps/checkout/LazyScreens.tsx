import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { lazyScreens } from '../runtime/lazyScreens.tsx'

/** The screens that come after the first ones, and the way to fetch them beforehand. */
export const { LazyScreens, fetchLazyScreens } = lazyScreens(
  async () => (await import('../../features/checkout/LazyScreens.tsx')).LazyScreens,
  LoadingOrder,
)
