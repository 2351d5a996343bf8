import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { lazyModule } from './lazyModule.ts'

/** A component in its own script. `onFail` is called if it does not load. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const usePart = lazyModule(load)
  function LazyPart({ props, onFail }: { props: Props; onFail: () => void }) {
    const part = usePart()
    const hasFailed = part.status === 'failed'
    const fail = useEffectEvent(onFail)
    useEffect(() => {
      if (hasFailed) fail()
    }, [hasFailed])
    return part.status === 'ready' ? <part.value {...props} /> : null
  }
  return Object.assign(LazyPart, { preload: usePart.preload })
}
