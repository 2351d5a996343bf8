import { useCallback } from 'react'
import useSWR from 'swr'
import type { Answer } from '../../features/shared/answer.ts'
import { type Loadable, loadableOf } from '../../features/shared/loadable.ts'

/**
 * Reads what a page only shows: once for everybody who asks under the same key. A call is tried again by itself and
 * never throws (`call`), so its failure is an answer too, and `retry` is the person's own wish.
 */
export function useRead<T>(key: string, read: () => Promise<Answer<T>>): { readonly loadable: Loadable<T>; readonly retry: () => void } {
  const { data, mutate } = useSWR<Answer<T>>(key, read, { revalidateOnFocus: false, revalidateIfStale: false })
  // Without what it had it is on its way again, and says so.
  const retry = useCallback(() => void mutate(undefined, { revalidate: true }), [mutate])
  return { loadable: loadableOf(data), retry }
}
