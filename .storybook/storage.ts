/** Forgets what stories have stored, and leaves Storybook's own entries (it shares the origin). */
export function forgetStored() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!key.includes('storybook')) storage.removeItem(key)
    }
  }
}
