/** A shelf of the browser. It never throws: where the browser keeps nothing (private windows), memory does. */
export type Shelf = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Forgets what is kept under names that begin so. */
  readonly clear: (beginning: string) => void
}

/** The house is part of every key: two of them may share a host. */
const ours = (): string => `platewell.${document.documentElement.dataset['enterprise'] ?? ''}.`

export function shelf(open: () => Storage): Shelf {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(ours() + key)) ?? memory.get(key) ?? null,
    write: (key, value) => {
      const kept = attempt((storage) => (storage.setItem(ours() + key, value), true))
      // What the browser keeps it may also be told to forget, and then memory must not know better.
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(ours() + key))
    },
    clear: (beginning) => {
      for (const key of memory.keys()) if (key.startsWith(beginning)) memory.delete(key)
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(ours() + beginning)) storage.removeItem(key)
      })
    },
  }
}

/** Lives as long as the tab. */
export const session = shelf(() => window.sessionStorage)
/** Outlives the tab. */
export const device = shelf(() => window.localStorage)
