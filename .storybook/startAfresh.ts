import { store } from '../mocks/handlers/all.ts'

interface Mount {
  readonly abortSignal: AbortSignal
  readonly globals: Readonly<Record<string, unknown>>
}

/** What a story is mounted for: another enterprise or scenario is another mount, another text size is not. */
export const mountKey = (globals: Mount['globals']) => `${String(globals['enterprise'])} ${String(globals['scenario'])}`

let last: { readonly signal: AbortSignal; readonly key: string } | null = null

/** Forgets what was stored, and leaves Storybook's own entries (it shares the origin). */
function forgetStored() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!key.includes('storybook')) storage.removeItem(key)
    }
  }
}

/**
 * Empties the device and the server when a story is mounted. A mere painting anew, after a change of text size or an
 * arg, must not take the ground from under a guest who is half-way through.
 */
export function startAfresh({ abortSignal, globals }: Mount) {
  const key = mountKey(globals)
  // Storybook gives each mount a signal of its own, and keeps it while it only paints anew.
  if (last?.signal === abortSignal && last.key === key) return
  last = { signal: abortSignal, key }
  forgetStored()
  store.reset()
}
