import { LoadingManagers } from '../../features/managers/LoadingManagers.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { firstTouch } from '../runtime/page/firstTouch.ts'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { token } from '../runtime/session/token.ts'

const Placeholder = () => <Skeleton shape="card" />

// The sign-in needs nothing of these. For a signed-in manager they load at once, for everybody else at the first touch.

export const GuardedPages = lazyComponent(async () => (await import('./GuardedPages.tsx')).GuardedPages, LoadingManagers)
export const LocationSelectionRoute = lazyComponent(
  async () => (await import('./LocationSelectionRoute.tsx')).LocationSelectionRoute,
  Placeholder,
)
export const DinerSelectionRoute = lazyComponent(async () => (await import('./DinerSelectionRoute.tsx')).DinerSelectionRoute, Placeholder)
export const DinerProfileRoute = lazyComponent(async () => (await import('./DinerProfileRoute.tsx')).DinerProfileRoute, Placeholder)
export const EnterCheckRoute = lazyComponent(async () => (await import('./EnterCheckRoute.tsx')).EnterCheckRoute, Placeholder)
export const CheckoutRoute = lazyComponent(async () => (await import('./CheckoutRoute.tsx')).CheckoutRoute, LoadingManagers)
export const RefundRoute = lazyComponent(async () => (await import('./RefundRoute.tsx')).RefundRoute, Placeholder)

type Prefetched = { readonly prefetch: () => void }

/** Loads a page of a signed-in manager together with the frame around it. */
export const loadEarly = (page: Prefetched) => () => {
  if (token() === null) return
  for (const { prefetch } of [GuardedPages, page]) prefetch()
}

void firstTouch.then(() => {
  const pages = [GuardedPages, LocationSelectionRoute, DinerSelectionRoute, DinerProfileRoute, EnterCheckRoute, CheckoutRoute, RefundRoute]
  for (const { prefetch } of pages) prefetch()
})
