import { deviceStorage } from '../storage/storage.ts'

// Which attempt followed which, in this tab or in a copy of it.

const nextOf = (key: string) => `nextAttempt.${key}`

/** Where a visit's tab remembers its latest attempt. */
export const latestOf = (visit: string) => `latestAttempt.${visit}`

const mostNext = 20

export function noteNext(before: string, key: string): void {
  if (deviceStorage.list(nextOf('')).length >= mostNext) deviceStorage.clear(nextOf(''))
  deviceStorage.write(nextOf(before), key)
}

/** The attempt that followed this one; null if none did. */
export const attemptAfter = (key: string): string | null => deviceStorage.read(nextOf(key))
