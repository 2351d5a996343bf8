import { apiOrigin } from './apiOrigin.ts'
import { campaign } from './campaign.ts'
import { mayTrack } from './consent.ts'
import { identifiers } from './identifiers.ts'

/**
 * Sends an analytics event. Nobody waits for it, and its failure is nobody's concern (NET-09).
 */
export function track(name: string, properties: Readonly<Record<string, string | number>> = {}): void {
  if (!mayTrack()) return
  const body = JSON.stringify({ name, properties: { ...campaign(), ...properties } })
  fetch(`${apiOrigin()}/api/v5/events`, {
    method: 'POST',
    headers: { ...identifiers(), 'Content-Type': 'application/json' },
    body,
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined)
}
