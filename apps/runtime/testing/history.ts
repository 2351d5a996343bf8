import { type RouterHistory, createBrowserHistory } from '@tanstack/history'

type Entry = { readonly href: string; readonly state: unknown }

/** A browser's history of these addresses, at the last one. As in a browser, going back takes a task: `settle` runs them. */
export function tabHistory(...addresses: readonly string[]): {
  readonly history: RouterHistory
  /** The number of the entry that the tab shows, from 0. */
  readonly index: () => number
  readonly settle: () => Promise<void>
} {
  const entries: Entry[] = addresses.map((href) => ({ href, state: null }))
  let at = entries.length - 1
  const tasks: (() => void)[] = []
  const window = Object.assign(new EventTarget(), {
    location: {
      get pathname() {
        return entries[at]?.href
      },
      search: '',
      hash: '',
    },
    history: {
      get state() {
        return entries[at]?.state
      },
      get length() {
        return entries.length
      },
      pushState: (state: unknown, _: string, href: string) => {
        at += 1
        entries.splice(at, Infinity, { href, state })
      },
      replaceState: (state: unknown, _: string, href: string | undefined = entries[at]?.href) =>
        void entries.splice(at, 1, { href: href ?? '', state }),
      back: () =>
        void tasks.push(() => {
          at = Math.max(0, at - 1)
          window.dispatchEvent(new Event('popstate'))
        }),
    },
  })
  return {
    history: createBrowserHistory({ window }),
    index: () => at,
    settle: async () => {
      for (let idle = 0; idle < 2; idle += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        const task = tasks.shift()
        if (task) idle = -1
        task?.()
      }
    },
  }
}
