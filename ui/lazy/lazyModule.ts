import { useEffect, useState } from 'react'
import { loadAhead } from './loadAhead.ts'

export type LazyModule<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T }

/**
 * A hook that loads a module at its first use: `const useQr = lazyModule(() => import('qr'))`. `useQr.preload()` loads it ahead, and
 * `useQr(false)` does not load it yet, nor return it where somebody else has loaded it.
 */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: LazyModule<T> = { status: 'loading' }
  /** A failure is not stored: the next use tries again. */
  const fetchModule = async (): Promise<LazyModule<T>> =>
    loaded.status === 'ready' ? loaded : (loaded = { status: 'ready', value: await load() })
  let awaited: Promise<LazyModule<T>> | undefined
  /** The promise for React's `use`, which needs the same one at each render. */
  const ended = () => (awaited ??= fetchModule().catch((error: unknown) => ({ status: 'failed', error })))
  function useLazyModule(isNeeded = true): LazyModule<T> {
    const [module, setModule] = useState(loaded)
    useEffect(() => {
      if (isNeeded) void fetchModule().then(setModule, (error: unknown) => setModule({ status: 'failed', error }))
    }, [isNeeded])
    return isNeeded ? module : { status: 'loading' }
  }
  return Object.assign(useLazyModule, { ended, preload: async (): Promise<void> => void (await loadAhead(fetchModule)) })
}
