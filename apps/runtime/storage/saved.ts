import * as z from 'zod/mini'
import type { SafeStorage } from './storage.ts'

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
