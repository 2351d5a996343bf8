import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getProject } from '../../features/partners/api.ts'
import { getAccounts } from '../../features/partners/finances/api.ts'
import { itemAddress } from '../../features/partners/address.ts'
import { deleteLocation, getLocation, getLocations, saveLocation } from '../../features/partners/locations/api.ts'
import { draftOf, type LocationChanges } from '../../features/partners/locations/locationSchema.ts'
import { LocationScreen } from '../../features/partners/locations/LocationScreen.tsx'
import { rowsOf } from '../../features/shared/links/listStatus.ts'
import { mayBeGone } from '../../features/shared/api/isFinalAnswer.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { Redirect } from '../runtime/routing/links.tsx'
import { UnsavedGuard } from '../runtime/routing/UnsavedGuard.tsx'
import { useRead } from '../runtime/api/useRead.ts'
import { useWrite } from '../runtime/api/useWrite.ts'
import { pathOf } from './addresses.ts'
import { listSearchOf } from './listText.ts'
import { type EditKey, readEdit, saveEdit } from './savedEdits.ts'
import { useProjectHref } from './useProjectHref.ts'
import { useProject } from './useProject.ts'
import { useVersion } from './useVersion.ts'

/** A location, to edit it or to delete it. */
export function LocationRoute() {
  const address = z.parse(itemAddress, useSearch({ strict: false }))
  // A refusal or a version of one location is not another's.
  return <LocationOf key={address.id} {...address} />
}

function LocationOf({ id, list, field }: z.output<typeof itemAddress>) {
  const project = useProject()
  const { slug } = project
  const path = { slug, id }
  const { read, readAgain } = useRead(getLocation, id === '' ? null : { path })
  const accounts = rowsOf(mapRemote(useRead(getAccounts, { path: { slug } }).read, (answer) => answer.accounts))
  const location = mapRemote(read, (answer) => answer.location)
  const saved = location.status === 'ready' ? location.value : null
  const { version, onWritten } = useVersion(id, saved?.version)
  const saving = useWrite(saveLocation, { invalidates: [getLocation, getLocations, getProject] })
  const deleting = useWrite(deleteLocation, { invalidates: [getLocations, getProject] })
  const [isUnsaved, setUnsaved] = useState(false)
  const navigate = useNavigate()
  const href = useProjectHref()
  const showToast = useToast()
  const listAt = { to: '/locations', search: { project: slug, ...listSearchOf(list) } }
  if (id === '') return <Redirect {...listAt} />

  const editKey: EditKey = { kind: 'location', slug, id, owner: project.currentUser.email ?? '' }

  const save = async (changes: LocationChanges) => {
    const answer = await saving.send({ path, body: { location: { ...changes, version } } })
    if (!answer?.ok) return
    onWritten(answer.value.version)
    showToast({ tone: 'success', title: 'Location saved' })
  }
  const remove = async () => {
    const answer = await deleting.send({ path })
    if (answer?.ok === false && mayBeGone(answer.failure)) readAgain()
    if (!answer?.ok) return
    saveEdit(editKey, null)
    showToast({ tone: 'success', title: 'Location deleted' })
    void navigate({ ...listAt, replace: true, ignoreBlocker: true })
  }
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} onLeave={() => saveEdit(editKey, null)} />
      <LocationScreen
        location={location}
        project={project}
        accountName={accounts.find((account) => account.id === saved?.stripeAccountId)?.name ?? null}
        financesHref={href(pathOf.finances)}
        listHref={href(listAt.to, listAt.search)}
        saving={saving.submission}
        focusOn={field}
        deleting={deleting.submission}
        restored={saved && readEdit(editKey, draftOf(saved))}
        onEdit={(edit) => saveEdit(editKey, edit)}
        onSave={(changes) => void save(changes)}
        onUnsaved={setUnsaved}
        onDelete={() => void remove()}
        onCancelDelete={deleting.reset}
        onRetry={readAgain}
      />
    </>
  )
}
