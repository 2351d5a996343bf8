import { holds } from '../../../features/shared/links/holds.ts'
import { type ManagerAccount, managedGuests, managedLocations, managers } from '../../../features/managers/examples/locations.ts'
import { catalogue, type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { codeText, send } from '../claim/verifying.ts'

/** The manager with this token, or a refusal that asks for a sign-in. */
export function findManager({ state }: Store, token: string | null): ManagerAccount | Refused {
  const email = token === null ? undefined : state.sessions[token]
  return managers.find((manager) => manager.email === email) ?? catalogue.signInAgain
}

/** The most codes that one phone gets in ten minutes. */
const mostCodes = 10
const tenMinutes = 600_000

/** Texts a sign-in code. */
export function sendManagerCode(store: Store, phone: string): Refused | null {
  if (!managers.some((manager) => manager.phone === phone)) return refuse('No manager account has this phone number.')
  const recent = store.state.outbox.filter(({ to, channel, at }) => to === phone && channel === 'sms' && at > store.now() - tenMinutes)
  if (recent.length >= mostCodes) return refuse('Too many codes were sent. Please try again in 10 minutes.', 429)
  const code = store.nextCode()
  send(store, { channel: 'sms', to: phone, code, text: codeText(code, 'sign-in') })
  return null
}

/** Signs in by the latest code that was texted to the phone. */
export function signManagerIn(store: Store, phone: string, code: string): { user: { token: string } } | Refused {
  const manager = managers.find((each) => each.phone === phone)
  const sent = store.state.outbox.findLast(({ to, channel }) => to === phone && channel === 'sms')
  if (!manager || sent?.code !== code) return catalogue.wrongSmsCode
  const token = store.nextId('manager')
  store.update((state) => {
    state.sessions[token] = manager.email
  })
  return { user: { token } }
}

export const locationsNamed = (part: string) => managedLocations.filter(({ name }) => holds([name], part))

export const guestsNamed = (part: string) =>
  managedGuests.filter(({ first_name, last_name, phone_number }) => holds([first_name, last_name, String(phone_number)], part))
