import { type ComponentType, use, useEffect, useEffectEvent } from 'react'
import { lazyModule } from './lazyModule.ts'

/** Shows nothing, for a part of a page that nobody misses. */
export const Nothing = () => null

/** Shows nothing, and calls back: the script did not load. */
export function CallBack({ onFail }: { readonly onFail: () => void }) {
  const fail = useEffectEvent(onFail)
  useEffect(() => fail(), [])
  return null
}

/**
 * A component in a script of its own. As the component of a route it is the page of a lazy route: the router calls `preload`
 * and waits for it. Elsewhere, until the script is loaded, a part of a page shows `Loading`; a screen has none, and the screen
 * that was pressed stays, or the shell. A script that does not load is an error of the page, unless there is a `Failed` to show; it is
 * loaded again at its next use: React's `lazy` and the router's own would fail until a reload, and React's would wait also after a preload.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading?: ComponentType<Props>,
  Failed?: ComponentType<Props>,
) {
  const useComponent = lazyModule(load)
  const { ended, preload } = useComponent
  function LazyComponent(props: Props) {
    const module = useComponent()
    const component = module.status === 'loading' && !Loading ? use(ended()) : module
    if (component.status === 'ready') return <component.value {...props} />
    if (component.status === 'loading') return Loading && <Loading {...props} />
    if (!Failed) throw component.error
    return <Failed {...props} />
  }
  return Object.assign(LazyComponent, { preload })
}
