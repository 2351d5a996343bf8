import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'

/** The screens that come after the first ones. */
export const LazyScreens = lazyComponent(
  async () => (await import('./ConnectedScreens.tsx')).ConnectedScreens,
  () => <LoadingOrder />,
)

/** An earlier visit's attempt. */
export const EarlierPurchase = lazyComponent(
  async () => (await import('./ConnectedScreens.tsx')).ConnectedEarlierPurchase,
  () => <LoadingOrder />,
)
