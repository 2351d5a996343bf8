import type { ComponentType } from 'react'
import { lazyModule } from '../../../ui/lazy/lazyModule.ts'

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
