import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** The sandbox's invitations: `invite-ada` belongs to ada@mail.example. Any other token is unknown. */
const invitation = /^invite-([a-z0-9-]+)$/

/** An invitation was opened: sends a confirmation mail to its address, once. */
export function verifyEmail(store: Store, inviteToken: string): Record<string, never> | Refused {
  const [, mailbox] = invitation.exec(inviteToken) ?? []
  if (mailbox === undefined) return refuse('This invitation has ended.')
  const to = `${mailbox}@mail.example`
  const text = 'Please confirm that this is your email address.'
  if (store.state.outbox.some((message) => message.to === to && message.text === text)) return {}
  const id = store.nextId('mail')
  store.update((state) => state.outbox.push({ id, channel: 'mail', to, text, code: null, at: store.now() }))
  return {}
}
