import { firstTouch } from './firstTouch.ts'
import type { Properties } from './sendEvent.ts'

/**
 * Notes an analytics event. Nobody waits for it: its script is fetched when
 * the guest first touches the page, with what happened until then, and its failure is nobody's concern (NET-09).
 */
export async function track(name: string, properties: Properties = {}): Promise<void> {
  try {
    await firstTouch
    const { sendEvent } = await import('./sendEvent.ts')
    await sendEvent(name, properties)
  } catch {
    // Nobody's concern, as said above.
  }
}
