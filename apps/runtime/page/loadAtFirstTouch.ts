import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { firstTouch } from '../../../ui/firstTouch.ts'

/** Loads the pages whose route has one of these ids, or is below it, at the first touch: they also show offline. */
export function loadAtFirstTouch(router: AnyRouter, ...ids: readonly string[]): void {
  const routes = Object.values<AnyRoute>(router.routesById).filter((route) => ids.some((id) => String(route.id).startsWith(id)))
  void firstTouch.then(() => routes.forEach((route) => void router.loadRouteChunk(route)))
}
