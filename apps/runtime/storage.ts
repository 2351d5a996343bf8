/** A shelf of the browser. It never throws: where the browser keeps nothing (private windows, no room), memory does. */
export type SafeStorage = {
  readonly read: (key: string) => string | null
  /** Whether the browser keeps it: else it is gone with the page. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  /** What is kept under names that begin so: the rest of each name, and its value. */
  readonly list: (beginning: string) => readonly (readonly [rest: string, value: string])[]
  /** Forgets what is kept under names that begin so. */
  readonly clear: (beginning: string) => void
}

/** The enterprise is part of every key: two of them may share a host. */
const ours = (): string => `platewell.${document.documentElement.dataset['enterprise']}.`

/** The names in a store. (`Object.keys` would list those of a stand-in for a store as well.) */
const namesIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null)

export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  const read = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(ours() + key)) ?? null
  const remove = (key: string) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(ours() + key))
  }
  const namesOf = (beginning: string): readonly string[] => {
    const stored = attempt(namesIn) ?? []
    const names = [...stored.filter((name) => name.startsWith(ours())).map((name) => name.slice(ours().length)), ...memory.keys()]
    return [...new Set(names)].filter((name) => name.startsWith(beginning))
  }
  return {
    read,
    write: (key, value) => {
      const isSaved = attempt((storage) => (storage.setItem(ours() + key, value), true)) ?? false
      if (isSaved) {
        // What the browser keeps it may also be told to forget, and then memory must not know better.
        memory.delete(key)
      } else {
        // No room: what is kept from before is out of date, and a reload would take it for the latest.
        remove(key)
        memory.set(key, value)
      }
      return isSaved
    },
    remove,
    list: (beginning) => namesOf(beginning).map((name) => [name.slice(beginning.length), read(name) ?? ''] as const),
    clear: (beginning) => namesOf(beginning).forEach(remove),
  }
}

/** Lives as long as the tab. */
export const tabStorage = safeStorage(() => window.sessionStorage)
/** Outlives the tab. */
export const deviceStorage = safeStorage(() => window.localStorage)
