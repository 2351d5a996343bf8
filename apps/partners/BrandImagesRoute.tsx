import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { brandAccess } from '../../features/partners/access.ts'
import { getProject } from '../../features/partners/api.ts'
import { getBrands } from '../../features/partners/brands/api.ts'
import type { Brand } from '../../features/partners/brands/brand.ts'
import { addBrandImage, getBrandImages, saveBrandLook, selectImages } from '../../features/partners/images/api.ts'
import { BrandImagesScreen } from '../../features/partners/images/BrandImagesScreen.tsx'
import { groupOfAddress, isSameGallery } from '../../features/partners/images/galleryOrder.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { idle } from '../../features/shared/api/submission.ts'
import { frames } from '../../features/uploads/crop.ts'
import { targets } from '../../features/uploads/pixels.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import type { CallOptions } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { isReadOf } from '../runtime/api/Reads.tsx'
import { UnsavedGuard } from '../runtime/routing/UnsavedGuard.tsx'
import { useUploads } from '../runtime/uploads/useUploads.ts'
import { useFollow } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.ts'
import { useWrite } from '../runtime/api/useWrite.ts'
import { editedBy } from './addresses.ts'
import { BrandPage } from './BrandPage.tsx'
import { uploadPicture } from './uploadPicture.ts'
import { type EditKey, readEdit, saveEdit } from './savedEdits.ts'
import { useBrand } from './useBrand.ts'
import { useVersion } from './useVersion.ts'
import { brandHrefs } from './brandHrefs.ts'
import { useProjectHref } from './useProjectHref.ts'

function BrandImages({ brand }: { readonly brand: Brand }) {
  const { address, project } = useBrand()
  const { slug } = project
  const path = { slug, id: brand.id }
  const group = groupOfAddress(address.group)
  const { read, readAgain } = useRead(getBrandImages, { path: { slug } })
  const { mutate } = useSWRConfig()
  const saving = useWrite(selectImages, { invalidates: [getBrands, getProject] })
  const { version, onWritten } = useVersion(brand.id, brand.version)
  const savingHero = useWrite(saveBrandLook, { invalidates: [getBrands, getProject] })
  /** The gallery with changes that are not saved; null for none. A read in the background does not touch them. */
  const editKey: EditKey = { kind: 'gallery', slug, id: brand.id, owner: project.currentUser.email ?? '' }
  const [changed, setChanged] = useState(() => {
    const edit = readEdit(editKey, { ids: [] as readonly string[] })
    // What others have chosen since then counts.
    return edit && isSameGallery(edit.base.ids, brand.galleryImageIds) ? edit.mine.ids : null
  })
  const gallery = changed ?? brand.galleryImageIds
  const isUnsaved = changed !== null && !isSameGallery(changed, brand.galleryImageIds)
  const href = useProjectHref()
  const change = (next: readonly string[] | null) => {
    const isEdit = next !== null && !isSameGallery(next, brand.galleryImageIds)
    saveEdit(editKey, isEdit ? { base: { ids: brand.galleryImageIds }, mine: { ids: next } } : null)
    setChanged(next)
  }
  const follow = useFollow()
  const showToast = useToast()
  const hrefOf = (to: typeof group, page: number) =>
    href('/brand-images', { id: brand.id, ...(to !== 'cuisine' && { group: to }), ...(page > 1 && { page: String(page) }) })
  const add = (name: string, url: string, call: CallOptions) =>
    callSignedIn(addBrandImage, { path, body: { partner_brand_image: { image: url, tag_group: group, name: nameOf(name) } } }, call)
  const { onTaken: _, ...queue } = useUploads({
    target: targets.gallery,
    send: async (file, name, options) => {
      const sent = await uploadPicture(slug, { file, name, options }, ({ url }, call) => add(name, url, call))
      if (!options.signal.aborted) void mutate(isReadOf([getBrandImages]))
      return sent
    },
  })
  const { onTaken: __, ...heroQueue } = useUploads({
    target: targets.hero,
    frame: frames.hero,
    send: async (file, name, options) => {
      const sent = await uploadPicture(slug, { file, name, options }, async ({ url }, call) => {
        const added = await add(name, url, call)
        if (!added.ok) return added
        return callSignedIn(saveBrandLook, { path, body: { partner_brand: { hero_image_id: added.value } } }, { signal: call.signal })
      })
      if (!options.signal.aborted) void mutate(isReadOf([getBrandImages, getBrands, getProject]))
      return sent
    },
  })
  /** The picture that was to be the hero last. */
  const [hero, setHero] = useState<string | null>(null)
  const makeHero = async (id: string) => {
    setHero(id)
    const answer = await savingHero.send({ path, body: { partner_brand: { hero_image_id: id } } })
    if (answer?.ok) showToast({ tone: 'success', title: 'Hero changed' })
  }
  const save = async () => {
    const answer = await saving.send({ path, body: { ids: gallery, version } })
    if (!answer?.ok) return
    onWritten(answer.value.version)
    await mutate(isReadOf([getBrands]))
    change(null)
    showToast({ tone: 'success', title: 'Gallery saved' })
  }
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} edited={editedBy} onLeave={() => saveEdit(editKey, null)} />
      <BrandImagesScreen
        brand={brand}
        access={brandAccess(project, brand.id)}
        images={mapRemote(read, ({ images }) => images)}
        group={group}
        page={address.page}
        hrefOf={hrefOf}
        onGroup={(to) => follow(hrefOf(to, 1))}
        gallery={gallery}
        isUnsaved={isUnsaved}
        onGallery={change}
        onSave={() => void save()}
        saving={saving.submission}
        onHero={(id) => void makeHero(id)}
        // It may be the hero now although the answer was lost.
        savingHero={hero === brand.heroImageId ? idle : savingHero.submission}
        queue={queue}
        heroQueue={heroQueue}
        listHref={href('/brands')}
        hrefs={brandHrefs(href, brand.id)}
        onRetry={readAgain}
      />
    </>
  )
}

/** A file's name without its ending, as the name of the picture. */
const nameOf = (file: string): string => file.replace(/\.\w+$/, '')

/** The pictures of a brand. */
export const BrandImagesRoute = () => <BrandPage>{(brand) => <BrandImages key={brand.id} brand={brand} />}</BrandPage>
