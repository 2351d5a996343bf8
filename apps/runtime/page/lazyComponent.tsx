import type { ComponentType } from 'react'
import { lazyModule } from '../../../ui/lazyModule.ts'

/**
 * A component in a script of its own. `Fallback` shows until the script is loaded; `prefetch` loads it ahead, so that the
 * component also shows offline. A script that does not load is an error of the page.
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
  return Object.assign(LazyComponent, { prefetch: useComponent.prefetch })
}
