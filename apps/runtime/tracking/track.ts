import { setting } from '../page/deployed.ts'
import { eventsPath } from '../../../features/shared/api/eventsPath.ts'
import { choiceKnown, mayTrack } from './consent.ts'
import { landingFromSearch } from './campaign.ts'
import { reportSignal } from '../signals/signals.ts'
import { identifiers } from '../storage/storage.ts'
import { firstTouch } from '../../../ui/lazy/firstTouch.ts'

/** An event's own. The link's parameters go with every event: none of them has another meaning. */
type Properties = Readonly<Record<string, string | number>> & { readonly code?: never; readonly [utm: `utm_${string}`]: never }

/** Posts an analytics event, unless the person has opted out, here or in the account with which they signed in. */
export async function sendEvent(name: string, properties: Properties): Promise<void> {
  await choiceKnown()
  if (!mayTrack()) return
  reportSignal({ type: 'step', name, properties })
  await fetch(`${setting('apiOrigin')}${eventsPath}`, {
    method: 'POST',
    headers: { ...identifiers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, properties: { ...landingFromSearch(location.search), ...properties } }),
    keepalive: true,
    priority: 'low',
  })
}

/** Sends an analytics event, after the guest's first touch. A failure changes nothing for the guest. */
export async function track(name: string, properties: Properties = {}): Promise<void> {
  try {
    await firstTouch
    await sendEvent(name, properties)
  } catch {
    // Analytics must not disturb the page.
  }
}
