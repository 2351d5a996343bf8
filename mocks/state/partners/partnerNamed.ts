import { type PartnerAccount, partnerAccounts, projectSeeds } from '../../examples/partners/projects.ts'
import type { Store } from '../memory/store.ts'
import { changeExtras, getExtras } from './partnerExtras.ts'

type Rights = Pick<PartnerAccount, 'permission' | 'gives'>

/** Each permission, with those that one may give with it. */
const rights: readonly Rights[] = [
  { permission: 'admin', gives: ['admin', 'editor', 'viewer'] },
  { permission: 'editor', gives: ['viewer'] },
  { permission: 'viewer', gives: [] },
]

/** The projects to whose teams the address belongs now. */
const projectsWith = (store: Store, email: string): readonly string[] =>
  projectSeeds.map(({ slug }) => slug).filter((slug) => getExtras(store, slug).members.some((member) => member.email === email))

/** A person who may sign in to the partner portal: an example, or an invited one. */
export function partnerNamed(store: Store, email: string): PartnerAccount | undefined {
  const known = partnerAccounts.find((partner) => partner.email === email)
  if (known) return known
  const projects = projectsWith(store, email)
  return projects.length === 0 ? undefined : { email, permission: 'viewer', gives: [], projects, note: '' }
}

/** The rights of a partner in a project: the rights in its team, which somebody may have changed. */
export function rightsIn(store: Store, partner: PartnerAccount, slug: string): Rights {
  const member = getExtras(store, slug).members.find(({ email }) => email === partner.email)
  return (partner.isPlatewellAdmin ? undefined : rights.find(({ permission }) => permission === member?.permission)) ?? partner
}

/** Somebody who signs in has accepted their invitations. */
export function acceptInvitations(store: Store, email: string): void {
  for (const slug of projectsWith(store, email)) {
    if (!getExtras(store, slug).members.some((member) => member.email === email && member.isPending)) continue
    changeExtras(store, slug, ({ members }) => {
      const member = members.findIndex((each) => each.email === email)
      const before = members[member]
      if (before) members[member] = { ...before, isPending: false }
    })
  }
}
