import { useState } from 'react'
import type { Brand } from '../../../features/partners/brands/api.ts'
import { isSameGallery } from '../../../features/partners/images/galleryOrder.ts'
import { type EditKey, readEdit, saveEdit } from '../records/savedEdits.ts'

type Saved = Pick<Brand, 'galleryImageIds' | 'version'>

/** A changed gallery. `over`: the saved one that it changes; null once its author knows that another one is saved. */
type Change = { readonly ids: readonly string[]; readonly over: Saved | null }

/** The gallery of a brand with changes that are not saved. A read in the background does not touch them. */
export function useGallery(brand: Saved, editKey: EditKey) {
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
