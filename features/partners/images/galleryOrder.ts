import { targets } from '../../uploads/pixels.ts'
import type { BrandImage } from './api.ts'

/** The gallery with a picture added at its end, or without it. */
export const toggleImage = (gallery: readonly string[], id: string): readonly string[] =>
  gallery.includes(id) ? gallery.filter((each) => each !== id) : [...gallery, id]

/** The gallery with a picture at another index. */
export function placeImage(gallery: readonly string[], id: string, index: number): readonly string[] {
  return gallery.includes(id) ? gallery.filter((each) => each !== id).toSpliced(index, 0, id) : gallery
}

/** The gallery with a picture one position earlier (-1) or later (1). */
export const moveImage = (gallery: readonly string[], id: string, by: -1 | 1): readonly string[] =>
  placeImage(gallery, id, Math.max(0, gallery.indexOf(id) + by))

/** Whether a picture is wide enough for the hero: a smaller one would be blurred. */
export const canBeHero = ({ width }: BrandImage): boolean => (width ?? 0) >= targets.hero.pixels

export const isSameGallery = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
