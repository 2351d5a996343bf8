import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getProject } from '../../features/partner/api.ts'
import { itemAddress } from '../../features/partner/itemAddress.ts'
import { deleteLocation, getLocation, getLocations, saveLocation } from '../../features/partner/locations/api.ts'
import type { LocationChanges } from '../../features/partner/locations/locationSchema.ts'
import { LocationScreen } from '../../features/partner/locations/LocationScreen.tsx'
import { mapRemote } from '../../features/shared/remote.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { UnsavedGuard } from '../runtime/UnsavedGuard.tsx'
import { useRead } from '../runtime/useRead.ts'
import { useWrite } from '../runtime/useWrite.ts'
import { listSearchOf } from './listText.ts'
import { useHref } from './useHref.ts'
import { useProject } from './useProject.ts'

/** A location, to edit it or to delete it (PRT-04). */
export function LocationRoute() {
  const { id, list } = z.parse(itemAddress, useSearch({ strict: false }))
  const project = useProject()
  const { slug } = project
  const path = { slug, id }
  const { read, readAgain } = useRead(getLocation, id === '' ? null : { path })
  const saving = useWrite(saveLocation, { invalidates: [getLocation, getLocations, getProject] })
  const deleting = useWrite(deleteLocation, { invalidates: [getLocations, getProject] })
  const [isUnsaved, setUnsaved] = useState(false)
  const navigate = useNavigate()
  const href = useHref()
  const showToast = useToast()
  const listAt = { to: '/locations', search: { project: slug, ...listSearchOf(list) } }
  if (id === '') return <Redirect {...listAt} />

  const save = async (location: LocationChanges) => {
    const answer = await saving.send({ path, body: { location } })
    if (answer?.ok) showToast({ tone: 'success', title: 'Location saved' })
  }
  const remove = async () => {
    const answer = await deleting.send({ path })
    if (!answer?.ok) return
    showToast({ tone: 'success', title: 'Location deleted' })
    void navigate({ ...listAt, replace: true, ignoreBlocker: true })
  }
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} />
      <LocationScreen
        location={mapRemote(read, ({ location }) => location)}
        project={project}
        listHref={href(listAt.to, listAt.search)}
        saving={saving.submission}
        deleting={deleting.submission}
        onSave={(changes) => void save(changes)}
        onUnsaved={setUnsaved}
        onDelete={() => void remove()}
        onCancelDelete={deleting.reset}
        onRetry={readAgain}
      />
    </>
  )
}
