import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getProject } from '../../features/partners/api.ts'
import { deleteBrand, getBrands, getBrandTags, getCmsProviders, saveBrand, verifyPopup } from '../../features/partners/brands/api.ts'
import { type BrandChanges, draftOf } from '../../features/partners/brands/brandSchema.ts'
import { BrandScreen } from '../../features/partners/brands/BrandScreen.tsx'
import { itemAddress } from '../../features/partners/address.ts'
import { getLocation, getLocations } from '../../features/partners/locations/api.ts'
import { rowsOf } from '../../features/shared/links/listStatus.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { Redirect } from '../runtime/routing/links.tsx'
import { UnsavedGuard } from '../runtime/routing/UnsavedGuard.tsx'
import { useRead } from '../runtime/api/useRead.ts'
import { useWrite } from '../runtime/api/useWrite.ts'
import { listSearchOf } from './listText.ts'
import { type EditKey, readEdit, saveEdit } from './savedEdits.ts'
import { brandHrefs } from './brandHrefs.ts'
import { useProjectHref } from './useProjectHref.ts'
import { useProject } from './useProject.ts'
import { useVersion } from './useVersion.ts'

/** A brand, to edit it or to delete it. */
export function BrandRoute() {
  const address = z.parse(itemAddress, useSearch({ strict: false }))
  // A refusal or a version of one brand is not another's.
  return <BrandOf key={address.id} {...address} />
}

function BrandOf({ id, list, field }: z.output<typeof itemAddress>) {
  const project = useProject()
  const { slug } = project
  const path = { slug, id }
  const { read, readAgain } = useRead(getBrands, { path: { slug } })
  const tags = useRead(getBrandTags, {})
  const cmsProviders = useRead(getCmsProviders, {})
  const brands = mapRemote(read, (answer) => answer.brands)
  const saved = rowsOf(brands).find((brand) => brand.id === id)
  const { version, onWritten } = useVersion(id, saved?.version)
  const saving = useWrite(saveBrand, { invalidates: [getBrands, getProject] })
  const verifying = useWrite(verifyPopup, { invalidates: [getBrands, getProject] })
  const deleting = useWrite(deleteBrand, { invalidates: [getBrands, getLocations, getLocation, getProject] })
  const [isUnsaved, setUnsaved] = useState(false)
  const navigate = useNavigate()
  const href = useProjectHref()
  const showToast = useToast()
  const listAt = { to: '/brands', search: { project: slug, ...listSearchOf(list) } }
  if (id === '') return <Redirect {...listAt} />

  const editKey: EditKey = { kind: 'brand', slug, id, owner: project.currentUser.email ?? '' }

  const save = async (changes: BrandChanges) => {
    const answer = await saving.send({ path, body: { brand: { ...changes, version } } })
    if (!answer?.ok) return
    onWritten(answer.value.version)
    showToast({ tone: 'success', title: 'Brand saved' })
  }
  const verify = async () => {
    const answer = await verifying.send({ path: { slug }, body: { brandId: id } })
    // Whether the popup was found is read with the brand.
    if (answer?.ok) showToast({ tone: 'success', title: 'Your website was checked again' })
  }
  const remove = async () => {
    const answer = await deleting.send({ path })
    if (!answer?.ok) return
    saveEdit(editKey, null)
    showToast({ tone: 'success', title: 'Brand deleted' })
    void navigate({ ...listAt, replace: true, ignoreBlocker: true })
  }
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} onLeave={() => saveEdit(editKey, null)} />
      <BrandScreen
        brands={brands}
        id={id}
        tags={mapRemote(tags.read, (answer) => answer.tags)}
        cmsProviders={mapRemote(cmsProviders.read, ({ providers }) => providers)}
        project={project}
        listHref={href(listAt.to, listAt.search)}
        hrefs={brandHrefs(href, id)}
        saving={saving.submission}
        focusOn={field}
        verifying={verifying.submission}
        deleting={deleting.submission}
        restored={saved ? readEdit(editKey, draftOf(saved)) : null}
        onEdit={(edit) => saveEdit(editKey, edit)}
        onSave={(changes) => void save(changes)}
        onUnsaved={setUnsaved}
        onVerify={() => void verify()}
        onDelete={() => void remove()}
        onCancelDelete={deleting.reset}
        onRetry={readAgain}
        onRetryOptions={() => {
          tags.readAgain()
          cmsProviders.readAgain()
        }}
      />
    </>
  )
}
