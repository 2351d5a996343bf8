import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'

/** An address at which an app has no page. */
export const NotHere = lazyComponent(async () => (await import('../../../features/shared/screens/NotHereScreen.tsx')).NotHereScreen)
