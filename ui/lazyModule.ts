import { useEffect, useState } from 'react'

export type LazyModule<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T }

const failedAhead = new WeakSet<object>()

/** Whether the error is of a module that was loaded ahead: nobody misses it, and the next use loads it again. */
export const isOfModuleAhead = (error: unknown): boolean => typeof error === 'object' && error !== null && failedAhead.has(error)

/** A hook that loads a module at its first use: `const useQr = lazyModule(() => import('qr'))`. `useQr.preload()` loads it ahead. */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: LazyModule<T> = { status: 'loading' }
  const fetchModule = async (): Promise<LazyModule<T>> => {
    if (loaded.status === 'ready') return loaded
    try {
      loaded = { status: 'ready', value: await load() }
      return loaded
    } catch (error) {
      // A failure is not stored: the next use tries again.
      return { status: 'failed', error }
    }
  }
  function useLazyModule(): LazyModule<T> {
    const [module, setModule] = useState(loaded)
    useEffect(() => void fetchModule().then(setModule), [])
    return module
  }
  async function preload(): Promise<void> {
    const module = await fetchModule()
    if (module.status === 'failed' && typeof module.error === 'object' && module.error !== null) failedAhead.add(module.error)
  }
  return Object.assign(useLazyModule, { preload })
}
