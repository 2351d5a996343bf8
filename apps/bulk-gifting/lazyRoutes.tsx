import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lazyComponent } from '../runtime/lazyComponent.tsx'

const Placeholder = () => <Skeleton shape="card" />

/** Each page in a script of its own: who looks at orders does not download the payment. */
export const CalculatorRoute = lazyComponent(async () => (await import('./CalculatorRoute.tsx')).CalculatorRoute, Placeholder)
export const CreateRoute = lazyComponent(async () => (await import('./CreateRoute.tsx')).CreateRoute, Placeholder)
export const OrdersRoute = lazyComponent(async () => (await import('./OrdersRoute.tsx')).OrdersRoute, Placeholder)
export const RedemptionsRoute = lazyComponent(async () => (await import('./RedemptionsRoute.tsx')).RedemptionsRoute, Placeholder)
