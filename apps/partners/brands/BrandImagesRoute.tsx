import { useState } from 'react'
import { brandAccess } from '../../../features/partners/access.ts'
import type { Brand } from '../../../features/partners/brands/api.ts'
import { addBrandImage, getBrandImages, saveBrandLook, selectImages } from '../../../features/partners/images/api.ts'
import { BrandImagesScreen } from '../../../features/partners/images/BrandImagesScreen.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { idle } from '../../../features/shared/api/answers/answer.ts'
import { frames } from '../../../features/uploads/crop.ts'
import { targets } from '../../../features/uploads/pixels.ts'
import type { CallOptions } from '../../runtime/api/call.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { useRead, useReadAll } from '../../runtime/api/useRead.tsx'
import { UnsavedGuard } from '../../runtime/routing/UnsavedGuard.tsx'
import { useUploads } from '../../runtime/uploads/useUploads.ts'
import { useGo, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useWrite } from '../../runtime/api/useWrite.ts'
import { editedBy } from '../project/ways.ts'
import { brandImages } from '../addresses.ts'
import { BrandPage, type BrandPageProps } from './BrandPage.tsx'
import { uploadPicture } from './uploadPicture.ts'
import { type EditKey, saveEdit, readEdit } from '../records/savedEdits.ts'
import { useToasted } from '../useToasted.ts'
import { useSave } from '../records/useRecord.tsx'
import { isSameGallery } from '../../../features/partners/images/galleryOrder.ts'

function BrandImages({ brand, update, project, listHref, hrefs }: BrandPageProps) {
  const { slug } = project
  const path = { slug, id: brand.id }
  const { group, page } = usePageSearch(brandImages)
  const { read, readAgain } = useRead(getBrandImages, { path: { slug } })
  const readAll = useReadAll()
  const editKey: EditKey = { kind: 'gallery', slug, id: brand.id, owner: project.currentUser.email ?? '' }
  const { gallery, isUnsaved, version, change, replaceNewer } = useGallery(brand, editKey)
  const written = useSave<Brand, Pick<Brand, 'galleryImageIds'>>({
    id: brand.id,
    saved: { ...brand, version },
    update,
    save: ({ galleryImageIds: ids, version: replaced }, key) =>
      callSignedIn(selectImages, { path, body: { ids, version: replaced } }, { key }),
  })
  const savingHero = useToasted(useWrite(saveBrandLook, { of: brand.id, sets: true }), 'Hero changed')
  const href = useHref()
  const saving = useToasted(written, 'Gallery saved', () => change(null))
  const save = async () => {
    const answer = await saving.send({ galleryImageIds: gallery })
    if (answer?.ok === false && answer.failure.kind === 'refused' && answer.failure.status === 409) replaceNewer()
  }
  const go = useGo()
  const add = (name: string, url: string, call: CallOptions) =>
    callSignedIn(addBrandImage, { path, body: { image: { url, group, name: nameFromFile(name) } } }, call)
  const createHeroChange = (id: string) => ({ path, body: { look: { heroImageId: id, noColorAlteration: undefined } } })
  const { onTaken: _, ...queue } = useUploads({
    target: targets.gallery,
    send: async (file, name, options) => {
      const sent = await uploadPicture(slug, { file, name, options }, ({ url }, call) => add(name, url, call))
      if (!options.signal.aborted) readAll()
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
        return callSignedIn(saveBrandLook, createHeroChange(added.value), { signal: call.signal })
      })
      if (!options.signal.aborted) readAll()
      return sent
    },
  })
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} edited={editedBy} onLeave={() => saveEdit(editKey, null)} />
      <BrandImagesScreen
        brand={brand}
        access={brandAccess(project, brand.id)}
        images={mapRemote(read, ({ images }) => images)}
        group={group}
        page={page}
        hrefOf={(to, shown) => href(brandImages, { id: brand.id, group: to, page: shown })}
        onGroup={(to) => go(brandImages, { id: brand.id, group: to })}
        gallery={gallery}
        isUnsaved={isUnsaved}
        onGallery={change}
        onSave={() => void save()}
        saving={saving.submission}
        onHero={(id) => void savingHero.send(createHeroChange(id))}
        // It may be the hero now although the answer was lost.
        savingHero={savingHero.act?.input.body.look.heroImageId === brand.heroImageId ? idle : savingHero.submission}
        queue={queue}
        heroQueue={heroQueue}
        listHref={listHref}
        hrefs={hrefs}
        onRetry={readAgain}
      />
    </>
  )
}

/** A file's name without its ending, as the name of the picture. */
const nameFromFile = (file: string): string => file.replace(/\.\w+$/, '')

export const BrandImagesRoute = () => (
  <BrandPage id={usePageSearch(brandImages).id}>{(page) => <BrandImages key={page.brand.id} {...page} />}</BrandPage>
)

type Saved = Pick<Brand, 'galleryImageIds' | 'version'>

/** A changed gallery. `over`: the saved one that it changes; null once its author knows that another one is saved. */
type Change = { readonly ids: readonly string[]; readonly over: Saved | null }

/** The gallery of a brand with changes that are not saved. A read in the background does not touch them. */
function useGallery(brand: Saved, editKey: EditKey) {
  const [changed, setChanged] = useState((): Change | null => {
    const edit = readEdit(editKey, { ids: [] as readonly string[] })
    // Newer choices of other people count.
    return edit && isSameGallery(edit.base.ids, brand.galleryImageIds) ? { ids: edit.mine.ids, over: brand } : null
  })
  const over = changed?.over ?? brand
  return {
    gallery: changed?.ids ?? brand.galleryImageIds,
    isUnsaved: changed !== null && !isSameGallery(changed.ids, brand.galleryImageIds),
    /** The version that a save replaces. A gallery that was read since is another person's: the server refuses to replace it unseen. */
    version: isSameGallery(over.galleryImageIds, brand.galleryImageIds) ? brand.version : over.version,
    change: (ids: readonly string[] | null) => {
      const isEdit = ids !== null && !isSameGallery(ids, brand.galleryImageIds)
      saveEdit(editKey, isEdit ? { base: { ids: over.galleryImageIds }, mine: { ids } } : null)
      setChanged(ids === null ? null : { ids, over: changed === null ? brand : changed.over })
    },
    /** The author was told that another gallery is saved: the next save replaces it. */
    replaceNewer: () => setChanged((before) => before && { ...before, over: null }),
  }
}
