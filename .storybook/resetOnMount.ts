import { store } from '../mocks/handlers/all.ts'

interface Mount {
  readonly abortSignal: AbortSignal
  readonly globals: Readonly<Record<string, unknown>>
}

/** Another enterprise, country, scenario or language mounts the story again; another text size does not. */
export const mountKey = (globals: Mount['globals']) =>
  [globals['enterprise'], globals['country'], globals['scenario'], globals['language']].map(String).join(' ')

let last: { readonly signal: AbortSignal; readonly key: string } | null = null

/** Clears storage, except Storybook's entries (it shares the origin). */
function forgetStored() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!key.includes('storybook')) storage.removeItem(key)
    }
  }
}

/**
 * Resets the storage and the server when a story is mounted. A rerender, after a change of text size or an argument, must not
 * reset a flow half-way.
 */
export function resetOnMount({ abortSignal, globals }: Mount) {
  const key = mountKey(globals)
  // Storybook creates a signal for each mount, and keeps it on a rerender.
  if (last?.signal === abortSignal && last.key === key) return
  last = { signal: abortSignal, key }
  forgetStored()
  store.reset()
}
