import { lazyComponent } from '../page/lazyComponent.tsx'
import { hasExpired } from './session.ts'

/** Few sign-ins follow an expired session, so its words load when they do. */
const LazyNotice = lazyComponent(
  async () => (await import('./EndedNotice.tsx')).EndedNotice,
  () => null,
)

/** Above a sign-in: that the last session has ended. */
export const SessionEnded = () => (hasExpired() ? <LazyNotice /> : null)
