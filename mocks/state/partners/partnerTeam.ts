import { type Changer, reasonToStay } from '../../../features/partners/team/team.ts'
import { changeExtras, getExtras } from './partnerExtras.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { send } from '../claim/verifying.ts'

const notGiven = refuse('You may not give this permission.', 403)

type Invitation = { readonly email: string; readonly permission: string }

const mail = (store: Store, to: string, slug: string) =>
  send(store, { channel: 'mail', to, code: null, text: `You are invited to the project ${slug} of the partner portal.` })

/** Invites everybody who is not a member yet. */
export function invite(store: Store, { given }: Changer, slug: string, invitations: readonly Invitation[]) {
  if (!invitations.every(({ permission }) => given.includes(permission))) return notGiven
  const { members } = getExtras(store, slug)
  const known = new Map(members.map((member) => [member.email, member.isPending ? 'already invited' : 'already a member']))
  const fresh = invitations.filter(({ email }) => !known.has(email))
  const answer = {
    invited: fresh.map(({ email }) => email),
    skipped: invitations.flatMap(({ email }) => (known.has(email) ? [{ email, reason: known.get(email) ?? null }] : [])),
  }
  changeExtras(store, slug, (extras) => {
    extras.members = [
      ...extras.members,
      ...fresh.map(({ email, permission }) => ({ id: `invited-${email}`, name: null, email, permission, isPending: true })),
    ]
    for (const { email } of fresh) mail(store, email, slug)
  })
  return answer
}

export function resend(store: Store, slug: string, ids: readonly string[]): Record<string, never> {
  for (const { email, id, isPending } of getExtras(store, slug).members) if (isPending && ids.includes(id)) mail(store, email, slug)
  return {}
}

/** Changes or removes a person, if somebody with every right remains, and only by permissions that the person may give. */
export function changeTeam(
  store: Store,
  changer: Changer,
  slug: string,
  id: string,
  permission: string | null,
): Record<string, never> | Refused {
  const { members } = getExtras(store, slug)
  const member = members.find((each) => each.id === id)
  if (!member) return refuse('This person is not in the team any more.', 404)
  const reason = reasonToStay(member, members, changer)
  if (reason !== null) return refuse(reason)
  if (permission !== null && !changer.given.includes(permission)) return notGiven
  changeExtras(store, slug, (extras) => {
    extras.members =
      permission === null
        ? extras.members.filter((each) => each.id !== id)
        : extras.members.map((each) => (each.id === id ? { ...each, permission } : each))
  })
  return {}
}
