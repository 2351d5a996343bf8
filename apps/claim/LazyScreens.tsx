import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'

/** The screens that come after the first ones. */
export const LazyScreens = lazyComponent(
  async () => (await import('./ConnectedScreens.tsx')).ConnectedScreens,
  () => <LoadingOffer />,
)
