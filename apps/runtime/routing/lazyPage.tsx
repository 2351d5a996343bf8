import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { firstTouch } from '../../../ui/lazy/firstTouch.ts'
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'

/** Stands for a page whose script takes long to load. */
export const PagePlaceholder = () => <Skeleton shape="card" />

/**
 * A page of a lazy route: the component of that name in a module. Its script may load a second time, after a failure: a placeholder
 * shows until it is there. The build finds the script by `exportName`, to start it with the page.
 */
export function lazyPage<Module extends object>(
  load: () => Promise<Module>,
  name: string & keyof Module,
  Placeholder: ComponentType = PagePlaceholder,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page reads its own route, so the route's type must not depend on the page's
  const page = async () => (await load())[name] as ComponentType
  return Object.assign(lazyComponent(page, Placeholder), { exportName: name })
}

/** Loads the pages whose route has one of these ids, or is below it, at the first touch: they also show offline. */
export function loadAtFirstTouch(router: AnyRouter, ...ids: readonly string[]): void {
  const routes = Object.values<AnyRoute>(router.routesById).filter((route) => ids.some((id) => String(route.id).startsWith(id)))
  void firstTouch.then(() => routes.forEach((route) => void router.loadRouteChunk(route)))
}
