import { useState } from 'react'
import { givenBy } from '../../../features/partners/access.ts'
import { changeMember, getMembers, getPermissions, removeMember, resendInvitation } from '../../../features/partners/team/api.ts'
import type { Member } from '../../../features/partners/team/api.ts'
import { TeamScreen } from '../../../features/partners/team/TeamScreen.tsx'
import { idle } from '../../../features/shared/api/answers/answer.ts'
import { UnsavedGuard } from '../../runtime/routing/UnsavedGuard.tsx'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useWrite, useWriteBy } from '../../runtime/api/useWrite.ts'
import { useToasted } from '../useToasted.ts'
import { invitations } from './invitations.ts'
import { savedText } from '../records/savedEdits.ts'
import { editedBy } from '../project/ways.ts'
import { useProject } from '../project/useProject.ts'
import { usePageSearch } from '../../runtime/routing/links.tsx'
import { team } from '../addresses.ts'

export function TeamRoute() {
  const project = useProject()
  const { slug } = project
  const list = useListSearch(usePageSearch(team))
  const members = useRead(getMembers, { path: { slug } })
  const permissions = useRead(getPermissions, { path: { slug } })
  const [inviteOthers] = useState(invitations)
  const [removing, setRemoving] = useState<Member | null>(null)
  const inviting = useWriteBy(inviteOthers, { of: ({ emails }) => emails.join() })
  const resending = useToasted(useWrite(resendInvitation, { of: ({ body }) => JSON.stringify(body) }), 'Invitation sent again')
  const changing = useToasted(useWrite(changeMember, { of: ({ path }) => path.id, sets: true }), 'Permission changed')
  const deleting = useToasted(useWrite(removeMember, { of: removing?.id ?? '' }), 'Removed from the team', () => setRemoving(null))
  const [isUnsaved, setUnsaved] = useState(false)
  const owner = project.currentUser.email ?? ''
  const [saved] = useState(() => savedText({ kind: 'invitations', slug, id: '', owner }))

  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} edited={editedBy} onLeave={() => saved.onTyped('')} />
      <TeamScreen
        {...list}
        members={members.read}
        permissions={permissions.read}
        changer={{ email: project.currentUser.email, given: givenBy(project) }}
        inviting={inviting.submission}
        invited={inviting.act?.done?.answer ?? null}
        {...saved}
        onUnsaved={setUnsaved}
        onInvite={(emails, permission) => void inviting.send({ slug, emails, permission })}
        onPermission={(id, permission) => {
          resending.reset()
          void changing.send({ path: { slug, id }, body: { permission } })
        }}
        onResend={(id) => {
          changing.reset()
          void resending.send({ path: { slug }, body: { members: [{ id }] } })
        }}
        changing={[changing, resending].map(({ submission }) => submission).find(({ phase }) => phase !== 'idle') ?? idle}
        removing={removing}
        onRemoving={(member) => {
          deleting.reset()
          inviting.reset()
          setRemoving(member)
        }}
        onRemove={(id) => void deleting.send({ path: { slug, id } })}
        deleting={deleting.submission}
        onRetry={() => {
          members.readAgain()
          permissions.readAgain()
        }}
      />
    </>
  )
}
