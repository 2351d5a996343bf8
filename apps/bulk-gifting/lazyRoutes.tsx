import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { token } from '../runtime/session/token.ts'

const Placeholder = () => <Skeleton shape="card" />

/** Each page in a script of its own: who looks at orders does not download the payment, and a guest with the calculator no forms. */
export const SignInRoute = lazyComponent(async () => (await import('./SignInRoute.tsx')).SignInRoute, LoadingGifting)
export const GuardedPages = lazyComponent(async () => (await import('./GuardedPages.tsx')).GuardedPages, LoadingGifting)
export const CalculatorRoute = lazyComponent(async () => (await import('./CalculatorRoute.tsx')).CalculatorRoute, Placeholder)
export const CreateRoute = lazyComponent(async () => (await import('./CreateRoute.tsx')).CreateRoute, Placeholder)
export const OrdersRoute = lazyComponent(async () => (await import('./OrdersRoute.tsx')).OrdersRoute, Placeholder)
export const RedemptionsRoute = lazyComponent(async () => (await import('./RedemptionsRoute.tsx')).RedemptionsRoute, Placeholder)

type Prefetched = { readonly prefetch: () => void }

/** Loads a page of a signed-in buyer together with the frame around it. */
export const loadEarly = (page: Prefetched) => () => {
  if (token() === null) return
  for (const { prefetch } of [GuardedPages, page]) prefetch()
}
