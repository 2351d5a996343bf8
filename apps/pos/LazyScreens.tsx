import { LoadingBill } from '../../features/bill/screens/LoadingBill.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'

/** The screens that come after the first ones. */
export const LazyScreens = lazyComponent(
  async () => (await import('./ConnectedScreens.tsx')).ConnectedScreens,
  () => <LoadingBill />,
)
