import type { ComponentType } from 'react'
import { lazyModule } from '../../../ui/lazyModule.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { firstTouch } from '../../../ui/firstTouch.ts'

/**
 * A component in a script of its own. As the component of a route it is the page of a lazy route: the router calls `preload`
 * and waits for it. Elsewhere `Fallback` shows until the script is loaded. A script that does not load is an error of the page,
 * and is loaded again at the next use: React's `lazy` and the router's own would fail until a reload, and React's would show
 * the fallback also after a preload.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) {
  const useComponent = lazyModule(load)
  function LazyComponent(props: Props) {
    const component = useComponent()
    if (component.status === 'failed') throw component.error
    return component.status === 'loading' ? <Fallback {...props} /> : <component.value {...props} />
  }
  return Object.assign(LazyComponent, { preload: useComponent.preload })
}

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
