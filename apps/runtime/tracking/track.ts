import { setting } from '../page/deployed.ts'
import { eventsPath } from '../../../features/shared/api/eventsPath.ts'
import { choiceKnown, mayTrack } from './consent.ts'
import { landingFromSearch } from '../page/campaign.ts'
import { type Report, followReports } from '../page/report.ts'
import { withoutContacts } from '../signals/impersonal.ts'
import { signal } from '../signals/signals.ts'
import { identifiers } from '../storage/storage.ts'
import { firstTouch } from '../../../ui/lazy/firstTouch.ts'

type StepReport = Extract<Report, { readonly type: 'step' }>

/** Sends a step as an analytics event, unless the person has opted out, here or in the account with which they signed in. */
export async function sendStep(step: StepReport): Promise<void> {
  await choiceKnown()
  if (!mayTrack()) return
  signal(step)
  const { name, properties } = step
  await fetch(`${setting('apiOrigin')}${eventsPath}`, {
    method: 'POST',
    headers: { ...identifiers(), 'Content-Type': 'application/json' },
    // The parameters of a link may hold an address: `utm_source=ada@mail.example`.
    body: JSON.stringify({ name, properties: { ...landingFromSearch(location.search), ...properties } }, (_, value: unknown) =>
      typeof value === 'string' ? withoutContacts(value) : value,
    ),
    keepalive: true,
    priority: 'low',
  })
}

/** Sends every step of the page, after the guest's first touch. A failure changes nothing for the guest. */
export const sendSteps = (): void =>
  followReports((each) => {
    if (each.type === 'step') void firstTouch.then(() => sendStep(each)).catch(() => undefined)
  })
