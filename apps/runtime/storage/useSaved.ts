import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { onSignedOut } from '../session/session.ts'
import { savedAt } from './saved.ts'
import { tabStorage } from './storage.ts'

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
