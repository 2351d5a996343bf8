import { LoadingBill } from '../../features/pos/screens/LoadingBill.tsx'
import { lazyComponent } from '../runtime/lazyComponent.tsx'

/** The screens that come after the first ones. */
export const LazyScreens = lazyComponent(
  async () => (await import('../../features/pos/LazyScreens.tsx')).LazyScreens,
  () => <LoadingBill />,
)
