import { eventsPath } from '../../../features/shared/api/eventsPath.ts'
import { apiOrigin } from '../api/apiOrigin.ts'
import { choiceKnown } from '../session/accountChoice.ts'
import { landingOf } from './campaign.ts'
import { reportSignal } from '../signals/signals.ts'
import { mayTrack } from './consent.ts'
import { identifiers } from '../storage/identifiers.ts'

export type Properties = Readonly<Record<string, string | number>>

/** Posts an analytics event, unless the person has opted out, here or in the account with which they signed in. */
export async function sendEvent(name: string, properties: Properties): Promise<void> {
  await choiceKnown()
  if (!mayTrack()) return
  reportSignal({ type: 'step', name, properties })
  await fetch(`${apiOrigin()}${eventsPath}`, {
    method: 'POST',
    headers: { ...identifiers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, properties: { ...landingOf(location.search), ...properties } }),
    keepalive: true,
    priority: 'low',
  })
}
