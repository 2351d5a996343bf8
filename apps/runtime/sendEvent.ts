import { apiOrigin } from './apiOrigin.ts'
import { campaign } from './campaign.ts'
import { mayTrack } from './consent.ts'
import { identifiers } from './identifiers.ts'

export type Properties = Readonly<Record<string, string | number>>

/** Sends an analytics event, unless the person said no to being tracked. Its failure is nobody's concern (NET-09). */
export function sendEvent(name: string, properties: Properties): void {
  if (!mayTrack()) return
  fetch(`${apiOrigin()}/api/v5/events`, {
    method: 'POST',
    headers: { ...identifiers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, properties: { ...campaign(), ...properties } }),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined)
}
