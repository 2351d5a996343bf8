import * as z from 'zod/mini'
import { type SafeStorage, tabStorage } from './storage.ts'
import { useEffect, useState } from 'react'
import { onSignedOut } from '../session/session.ts'

/** What is saved under one key. What does not fit the schema, to the last nested field, counts as not saved. */
export function savedAt<T>(storage: SafeStorage, key: string, schema: z.ZodMiniType<T>) {
  return {
    read: (): T | null => {
      try {
        return z.parse(schema, JSON.parse(storage.read(key) ?? ''))
      } catch {
        return null
      }
    },
    /** Returns whether the browser saved it. */
    write: (value: T): boolean => storage.write(key, JSON.stringify(value)),
    remove: (): void => storage.remove(key),
  }
}

/**
 * What a page saves in the tab for a reload, and how to save it. A sign-out removes it: what is typed or answered after it may
 * still be of the person who has left, and is not saved.
 */
export function useSaved<T>(key: string, schema: z.ZodMiniType<T>, initial: T): readonly [saved: T, save: (value: T) => void] {
  const [store] = useState(() => {
    const { read, write } = savedAt(tabStorage, key, schema)
    let isOver = false
    return { saved: read() ?? initial, save: (value: T) => void (isOver || write(value)), end: () => (isOver = true) }
  })
  useEffect(() => onSignedOut(store.end), [store])
  return [store.saved, store.save]
}
