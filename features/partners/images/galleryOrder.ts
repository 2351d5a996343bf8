import { targets } from '../../uploads/pixels.ts'
import type { ImageGroup } from './groups.ts'
import type { BrandImage } from './image.ts'

export const imagesPerPage = 12

/** The pictures of one page of a group. A page beyond the end is the last one. */
export function imagePage(images: readonly BrandImage[], group: ImageGroup, page: number) {
  const all = images.filter((image) => image.group === group)
  const pages = Math.max(1, Math.ceil(all.length / imagesPerPage))
  const shown = Math.min(page, pages)
  return { images: all.slice((shown - 1) * imagesPerPage, shown * imagesPerPage), page: shown, pages, count: all.length }
}

/** The gallery with a picture added at its end, or without it. */
export const toggleImage = (gallery: readonly string[], id: string): readonly string[] =>
  gallery.includes(id) ? gallery.filter((each) => each !== id) : [...gallery, id]

/** The gallery with a picture one position earlier (-1) or later (1). */
export function moveImage(gallery: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = gallery.indexOf(id)
  const to = from + by
  const other = gallery[to]
  return from === -1 || other === undefined ? gallery : gallery.with(to, id).with(from, other)
}

/** The gallery with a picture at another index. */
export function placeImage(gallery: readonly string[], id: string, index: number): readonly string[] {
  return gallery.includes(id) ? gallery.filter((each) => each !== id).toSpliced(index, 0, id) : gallery
}

/** Whether a picture is wide enough for the hero: a smaller one would be blurred. */
export const canBeHero = ({ width }: BrandImage): boolean => (width ?? 0) >= targets.hero.pixels

export const isSameGallery = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
