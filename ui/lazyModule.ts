import { useEffect, useState } from 'react'

/** A module that loads when it is needed. */
export type LazyModule<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T }

/**
 * Makes a hook that loads a heavy module at its first use, and gives it at once after that:
 * `const useQr = lazyModule(() => import('qr'))`.
 */
export function lazyModule<T>(load: () => Promise<T>): () => LazyModule<T> {
  let loaded: LazyModule<T> = { status: 'loading' }
  const fetchModule = async (): Promise<LazyModule<T>> => {
    try {
      loaded = { status: 'ready', value: await load() }
      return loaded
    } catch {
      // A failure is not stored: the next use tries again.
      return { status: 'failed' }
    }
  }
  return function useLazyModule() {
    const [module, setModule] = useState(loaded)
    useEffect(() => {
      if (loaded.status === 'ready') {
        setModule(loaded)
        return
      }
      let unmounted = false
      void fetchModule().then((fetched) => {
        if (!unmounted) setModule(fetched)
      })
      return () => {
        unmounted = true
      }
    }, [])
    return module
  }
}
