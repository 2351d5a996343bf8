import { getMembers, inviteMembers } from '../../../features/partners/team/api.ts'
import type { Invited } from '../../../features/partners/team/api.ts'
import { inviteResult, withoutMembers } from '../../../features/partners/team/team.ts'
import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { readFirst } from '../readFirst.ts'

type Input = { readonly slug: string; readonly emails: readonly string[]; readonly permission: string }
type Prepared = ReturnType<typeof withoutMembers>

/**
 * Invites people who are not in the team now: a server might give members the permission of the invitation. A second try of
 * the same attempt sends the same people again, so that the server recognizes its key.
 */
export function invitations() {
  const attempts = new Map<string, Prepared>()
  return async ({ slug, emails, permission }: Input, key: string): Promise<Answer<Invited>> => {
    let prepared = attempts.get(key)
    if (!prepared) {
      const team = await readFirst(getMembers, { path: { slug } })
      if (!team.ok) return team
      prepared = withoutMembers(emails, team.value)
      attempts.set(key, prepared)
    }
    const { others, skipped } = prepared
    if (others.length === 0) return answered({ invited: [], skipped, unreported: [] })
    const body = { members: others.map((email) => ({ email, permission })) }
    const answer = await callSignedIn(inviteMembers, { path: { slug }, body }, { key })
    if (!answer.ok) return answer
    const said = inviteResult(others, answer.value)
    return answered({ ...said, skipped: [...said.skipped, ...skipped] })
  }
}
