import { useEffect, useState } from 'react'

/** A script that is on its way, that cannot be had, or that is there. */
export type Late<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T }

/**
 * A hook that has a heavy script fetched when it is first needed, and gives it at once to all who need it later:
 * `const useCodes = later(() => import('qr'))`.
 */
export function later<T>(load: () => Promise<T>): () => Late<T> {
  let there: Late<T> = { status: 'loading' }
  const fetched = async (): Promise<Late<T>> => {
    try {
      there = { status: 'ready', value: await load() }
      return there
    } catch {
      // Not kept: whoever needs it next tries again.
      return { status: 'failed' }
    }
  }
  return function useLate() {
    const [late, setLate] = useState(there)
    useEffect(() => {
      if (there.status === 'ready') {
        setLate(there)
        return
      }
      let gone = false
      void fetched().then((arrived) => {
        if (!gone) setLate(arrived)
      })
      return () => {
        gone = true
      }
    }, [])
    return late
  }
}
