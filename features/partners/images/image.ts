import * as z from 'zod/mini'
import { fields, id, integer, listOf, listOrEmpty, name, optional, text } from '../../shared/api/wire.ts'
import { imageGroups } from './groups.ts'

// The shapes of these answers are our decision: the specification shows none for partner calls.

export const picture = fields({
  id: ['id', id],
  url: ['image_url', name],
  group: ['tag_group', optional(z.literal(imageGroups), 'other')],
  name: ['name', text],
  width: ['width', optional(integer)],
})

/** A picture that a brand may show; `width` in pixels, where it is known. */
export type BrandImage = z.output<typeof picture>

export const logo = fields({ id: ['id', id], url: ['image_url', name] })

/** `{ brand_images, logos }` of the wire: every picture of the project, and the logos of its brands. */
export const libraryResponse = fields({ images: ['brand_images', listOf(picture)], logos: ['logos', listOrEmpty(logo)] })
export type ImageLibrary = z.output<typeof libraryResponse>
