import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { firstTouch } from '../../../ui/firstTouch.ts'
import { lazyComponent } from './lazyComponent.tsx'

/** Stands for a page whose script takes long to load. */
export const PagePlaceholder = () => <Skeleton shape="card" />

/** A page of a lazy route. Its script may load a second time, after a failure: a placeholder shows until it is there. */
export const lazyPage = (load: () => Promise<ComponentType>, Placeholder: ComponentType = PagePlaceholder) =>
  lazyComponent(load, Placeholder)

/** Loads the pages whose route has one of these ids, or is below it, at the first touch: they also show offline. */
export function loadAtFirstTouch(router: AnyRouter, ...ids: readonly string[]): void {
  const routes = Object.values<AnyRoute>(router.routesById).filter((route) => ids.some((id) => String(route.id).startsWith(id)))
  void firstTouch.then(() => routes.forEach((route) => void router.loadRouteChunk(route)))
}
