import { type ComponentType, use } from 'react'
import { lazyModule } from '../../../ui/lazy/lazyModule.ts'

/**
 * A component in a script of its own. As the component of a route it is the page of a lazy route: the router calls `preload`
 * and waits for it. Elsewhere, until the script is loaded, a part of a page shows its `Fallback`; a screen has none, and the screen
 * that was pressed stays, or the shell. A script that does not load is an error of the page, and a part is loaded again at its next use:
 * React's `lazy` and the router's own would fail until a reload, and React's would wait also after a preload.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, Fallback?: ComponentType<Props>) {
  const useComponent = lazyModule(load)
  const { ended, preload } = useComponent
  function LazyComponent(props: Props) {
    const module = useComponent()
    const component = module.status === 'loading' && !Fallback ? use(ended()) : module
    if (component.status === 'failed') throw component.error
    return component.status === 'loading' ? Fallback && <Fallback {...props} /> : <component.value {...props} />
  }
  return Object.assign(LazyComponent, { preload })
}
