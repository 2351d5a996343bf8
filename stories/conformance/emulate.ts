import type { cdp } from 'vitest/browser'

/** The reader's system preferences. */
const forcedAndStill = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
]

let session: ReturnType<typeof cdp> | null = null

/** Only a test can emulate preferences; elsewhere the reader's own preferences apply. */
export const canEmulate = import.meta.env.MODE === 'test'

/** Connects to the browser. The condition is repeated here so that a build leaves the test module out. */
export async function prepareForced(): Promise<void> {
  if (import.meta.env.MODE === 'test') session = (await import('vitest/browser')).cdp()
}

/** Emulates forced colours and reduced motion, or ends the emulation. It takes effect asynchronously. */
export async function emulateForced(on: boolean): Promise<void> {
  if (!session) return
  await session.send('Emulation.setEmulatedMedia', { features: on ? forcedAndStill : [] })
  if (matchMedia('(forced-colors: active)').matches !== on)
    throw new Error(`The page ${on ? 'knows nothing of' : 'still has'} forced colours.`)
}
