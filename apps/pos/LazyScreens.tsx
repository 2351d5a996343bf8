import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'

/** The screens that come after the first ones, and the calls that they make. */
export const LazyScreens = lazyComponent(
  async () => {
    const { ConnectedScreens } = await import('./ConnectedScreens.tsx')
    return ConnectedScreens
  },
  () => <LoadingPos />,
)
