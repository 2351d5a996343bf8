import { reasonToStay } from '../../features/partner/team/team.ts'
import type { PartnerAccount } from '../examples/partnerProjects.ts'
import { changeExtras, extrasOf, type Invited } from './partnerExtras.ts'
import { type Refused, refuse } from './refusal.ts'
import type { Store } from './store.ts'
import { send } from './verifying.ts'

type Invitation = { readonly email: string; readonly permissions: string }

const mail = (store: Store, to: string, slug: string) =>
  send(store, { channel: 'mail', to, code: null, text: `You are invited to the project ${slug} of the partner portal.` })

/** Invites everybody who is not a member yet, once for each key (PRT-16). */
export function invite(store: Store, slug: string, key: string, invitations: readonly Invitation[]): Invited {
  const { members, invitations: answered } = extrasOf(store, slug)
  const before = answered?.[key]
  if (before) return before
  const known = new Map(members.map((member) => [member.email, member.isPending ? 'already invited' : 'already a member']))
  const fresh = invitations.filter(({ email }) => !known.has(email))
  const answer = {
    invited: fresh.map(({ email }) => email),
    skipped: invitations.flatMap(({ email }) => (known.has(email) ? [{ email, reason: known.get(email) ?? null }] : [])),
  }
  changeExtras(store, slug, (extras) => {
    extras.invitations = { ...extras.invitations, [key]: answer }
    extras.members = [
      ...extras.members,
      ...fresh.map(({ email, permissions }) => ({ id: `invited-${email}`, name: null, email, permission: permissions, isPending: true })),
    ]
    for (const { email } of fresh) mail(store, email, slug)
  })
  return answer
}

export function resend(store: Store, slug: string, ids: readonly string[]): Record<string, never> {
  for (const { email, id, isPending } of extrasOf(store, slug).members) if (isPending && ids.includes(id)) mail(store, email, slug)
  return {}
}

/** Changes or removes a person, where somebody with every right remains (PRT-10). */
export function changeTeam(
  store: Store,
  partner: PartnerAccount,
  slug: string,
  id: string,
  permission: string | null,
): Record<string, never> | Refused {
  const { members } = extrasOf(store, slug)
  const member = members.find((each) => each.id === id)
  if (!member) return refuse('This person is not in the team any more.', 404)
  const reason = reasonToStay(member, members, partner.email)
  if (reason !== null) return refuse(reason)
  changeExtras(store, slug, (extras) => {
    extras.members =
      permission === null
        ? extras.members.filter((each) => each.id !== id)
        : extras.members.map((each) => (each.id === id ? { ...each, permission } : each))
  })
  return {}
}
