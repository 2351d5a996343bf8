import type { cdp } from 'vitest/browser'

/** What a person has told the system, as the browser passes it on. */
const forcedAndStill = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
]

let session: ReturnType<typeof cdp> | null = null

/** Only a test can speak to the browser: elsewhere the page is looked at as the reader's own system has it. */
export const canEmulate = import.meta.env.MODE === 'test'

/** Opens the way to the browser. The condition is written out, so that no build carries what only a test has. */
export async function prepareForced(): Promise<void> {
  if (import.meta.env.MODE === 'test') session = (await import('vitest/browser')).cdp()
}

/**
 * Tells the page that its reader has forced colours and wants no motion, or takes it back. It is so once the promise
 * holds, and not before whatever runs now has ended.
 */
export async function emulateForced(on: boolean): Promise<void> {
  if (!session) return
  await session.send('Emulation.setEmulatedMedia', { features: on ? forcedAndStill : [] })
  if (matchMedia('(forced-colors: active)').matches !== on)
    throw new Error(`The page ${on ? 'knows nothing of' : 'still has'} forced colours.`)
}
