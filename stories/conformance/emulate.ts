/** What a person has told the system, as the browser passes it on. */
const forcedAndStill = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
]

const isForced = () => matchMedia('(forced-colors: active)').matches

/**
 * Tells the page that its reader has forced colours and wants no motion, or takes it back; the promise holds once the
 * page is so. Only a test can: elsewhere the page is looked at as the reader's own system has it.
 */
export async function emulateForced(on: boolean): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const { cdp } = await import('vitest/browser')
  await cdp().send('Emulation.setEmulatedMedia', { features: on ? forcedAndStill : [] })
  if (isForced() !== on) throw new Error(`The page ${on ? 'knows nothing of' : 'still has'} forced colours.`)
}
