import { useState } from 'react'
import { givenBy } from '../../features/partners/access.ts'
import { getProject } from '../../features/partners/api.ts'
import { changeMember, getMembers, getPermissions, removeMember, resendInvitation } from '../../features/partners/team/api.ts'
import type { Invited, Member } from '../../features/partners/team/member.ts'
import { TeamScreen, teamSearch } from '../../features/partners/team/TeamScreen.tsx'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { idle } from '../../features/shared/api/submission.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { UnsavedGuard } from '../runtime/routing/UnsavedGuard.tsx'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { useWrite, useWriteBy } from '../runtime/api/useWrite.ts'
import { invitations } from './writing/invitations.ts'
import { savedText } from './savedEdits.ts'
import { editedBy } from './addresses.ts'
import { useProject } from './useProject.ts'

/** Who works on the project. */
export function TeamRoute() {
  const project = useProject()
  const { slug } = project
  const { search, text, onText, onSearch } = useListSearch(teamSearch)
  const members = useRead(getMembers, { path: { slug } })
  const permissions = useRead(getPermissions, { path: { slug } })
  const [inviteOthers] = useState(invitations)
  const inviting = useWriteBy(inviteOthers, { invalidates: [getMembers, getProject] })
  const resending = useWrite(resendInvitation, { invalidates: [getMembers, getProject] })
  const changing = useWrite(changeMember, { invalidates: [getMembers, getProject] })
  const deleting = useWrite(removeMember, { invalidates: [getMembers, getProject] })
  const [isUnsaved, setUnsaved] = useState(false)
  const [invited, setInvited] = useState<Invited | null>(null)
  const [removing, setRemoving] = useState<Member | null>(null)
  const owner = project.currentUser.email ?? ''
  const [saved] = useState(() => savedText({ kind: 'invitations', slug, id: '', owner }))
  const showToast = useToast()

  const invite = async (emails: readonly string[], permission: string) => {
    const answer = await inviting.send({ slug, emails, permission })
    if (answer?.ok) setInvited(answer.value)
  }
  const resend = async (id: string) => {
    const answer = await resending.send({ path: { slug }, body: { team_members: [{ member_id: id }] } })
    if (answer?.ok) showToast({ tone: 'success', title: 'Invitation sent again' })
  }
  const change = async (id: string, permission: string) => {
    const answer = await changing.send({ path: { slug, id }, body: { permissions: permission } })
    if (answer?.ok) showToast({ tone: 'success', title: 'Permission changed' })
  }
  const remove = async (id: string) => {
    const answer = await deleting.send({ path: { slug, id } })
    if (!answer?.ok) return
    setRemoving(null)
    showToast({ tone: 'success', title: 'Removed from the team' })
  }
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} edited={editedBy} onLeave={() => saved.onTyped('')} />
      <TeamScreen
        members={mapRemote(members.read, (answer) => answer.members)}
        permissions={mapRemote(permissions.read, (answer) => answer.permissions)}
        changer={{ email: project.currentUser.email, given: givenBy(project) }}
        search={search}
        onSearch={onSearch}
        text={text}
        onText={onText}
        inviting={inviting.submission}
        invited={invited}
        {...saved}
        onUnsaved={setUnsaved}
        onInvite={(emails, permission) => void invite(emails, permission)}
        onPermission={(id, permission) => void change(id, permission)}
        onResend={(id) => void resend(id)}
        changing={[changing, resending].map(({ submission }) => submission).find(({ phase }) => phase !== 'idle') ?? idle}
        removing={removing}
        onRemoving={(member) => {
          deleting.reset()
          setRemoving(member)
        }}
        onRemove={(id) => void remove(id)}
        deleting={deleting.submission}
        onRetry={() => {
          members.readAgain()
          permissions.readAgain()
        }}
      />
    </>
  )
}
