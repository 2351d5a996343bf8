import * as z from 'zod/mini'
import { type SafeStorage, tabStorage } from './storage.ts'
import type { StoredKey } from './storedKeys.ts'
import { useState } from 'react'
import { useSessionEnd } from '../session/useSessionEnd.ts'

/** The saved value under one key. A value that does not fit the schema, to the last nested field, counts as not saved. */
export function savedAt<T>(storage: SafeStorage, key: StoredKey, schema: z.ZodMiniType<T>) {
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
 * The value that a page saves in the tab for a reload, and its setter. A sign-out removes it. Later input or answers may
 * still belong to the previous person, and are not saved.
 */
export function useSaved<T>(key: StoredKey, schema: z.ZodMiniType<T>, initial: T): readonly [saved: T, save: (value: T) => void] {
  const [store] = useState(() => {
    const { read, write } = savedAt(tabStorage, key, schema)
    let isOver = false
    return { saved: read() ?? initial, save: (value: T) => void (isOver || write(value)), end: () => (isOver = true) }
  })
  useSessionEnd(store.end)
  return [store.saved, store.save]
}
