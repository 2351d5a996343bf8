/** A shelf of the browser. It never throws: where the browser keeps nothing (private windows), memory does. */
export type Shelf = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /**
   * Lets the browser forget what it keeps under names that begin so, but for a state that holds a request that was sent,
   * or the purchase it led to: that must be looked up before anything can be sent once more (NET-08).
   */
  readonly clear: (beginning: string) => void
}

/** The house is part of every key: two of them may share a host. */
const ours = (): string => `platewell.${document.documentElement.dataset['enterprise']}.`

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
      memory.set(key, value)
      // What the browser keeps it may also be told to forget, and then memory must not know better.
      attempt((storage) => {
        storage.setItem(ours() + key, value)
        memory.delete(key)
      })
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(ours() + key))
    },
    clear: (beginning) =>
      attempt((storage) => {
        for (const [key, value] of Object.entries<string>(storage))
          if (key.startsWith(ours() + beginning) && !/"(request|purchase)":/.test(value)) storage.removeItem(key)
      }),
  }
}

/** Lives as long as the tab. */
export const session = shelf(() => window.sessionStorage)
/** Outlives the tab. */
export const device = shelf(() => window.localStorage)
