import { firstTouch } from './firstTouch.ts'
import { type Properties, sendEvent } from './sendEvent.ts'

/**
 * Notes an analytics event. Nobody waits for it: what happened before the guest first touches the page is sent when they
 * do, and its failure is nobody's concern (NET-09).
 */
export async function track(name: string, properties: Properties = {}): Promise<void> {
  try {
    await firstTouch
    await sendEvent(name, properties)
  } catch {
    // Nobody's concern, as said above.
  }
}
