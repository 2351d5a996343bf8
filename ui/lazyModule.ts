import { useEffect, useState } from 'react'

export type LazyModule<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T }

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
  return Object.assign(useLazyModule, { preload: async (): Promise<void> => void (await fetchModule()) })
}
