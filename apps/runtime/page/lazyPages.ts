import { type AnyRoute, type AnyRouter, type RouteComponent, createLazyRoute } from '@tanstack/react-router'
import { firstTouch } from './firstTouch.ts'

/** A page in a script of its own: `createRoute(…).lazy(lazyPage(async () => (await import('./TeamRoute.tsx')).TeamRoute))`. */
export const lazyPage = (load: () => Promise<RouteComponent>) => async () => createLazyRoute('/')({ component: await load() })

/**
 * Loads the pages whose route has one of these ids, or is below it, at the first touch: they also show offline. A script that
 * fails is loaded again when its page opens.
 */
export function loadAtFirstTouch(router: AnyRouter, ...ids: readonly string[]): void {
  const routes = Object.values<AnyRoute>(router.routesById).filter((route) => ids.some((id) => String(route.id).startsWith(id)))
  void firstTouch.then(() => Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route))))
}
