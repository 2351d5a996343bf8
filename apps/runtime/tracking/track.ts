import { firstTouch } from '../../../ui/firstTouch.ts'
import { type Properties, sendEvent } from './sendEvent.ts'

/** Sends an analytics event, after the guest's first touch. A failure changes nothing for the guest. */
export async function track(name: string, properties: Properties = {}): Promise<void> {
  try {
    await firstTouch
    await sendEvent(name, properties)
  } catch {
    // Analytics must not disturb the page.
  }
}
