import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { firstTouch } from '../runtime/firstTouch.ts'
import { lazyComponent } from '../runtime/lazyComponent.tsx'

const Placeholder = () => <Skeleton shape="card" />

/** The pages that come after a guest was found: loaded at the manager's first touch. */
export const CheckoutRoute = lazyComponent(async () => (await import('./CheckoutRoute.tsx')).CheckoutRoute, Placeholder)
export const DinerProfileRoute = lazyComponent(async () => (await import('./DinerProfileRoute.tsx')).DinerProfileRoute, Placeholder)
export const EnterCheckRoute = lazyComponent(async () => (await import('./EnterCheckRoute.tsx')).EnterCheckRoute, Placeholder)
export const RefundRoute = lazyComponent(async () => (await import('./RefundRoute.tsx')).RefundRoute, Placeholder)

void firstTouch.then(() => {
  for (const { prefetch } of [DinerProfileRoute, EnterCheckRoute, CheckoutRoute, RefundRoute]) prefetch()
})
