import * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { fields, id, inside, integer, listOf, listOrEmpty, name, nothing, optional, text } from '../../shared/api/wire.ts'
import { changedVersion, writtenVersion } from '../records/record.ts'
import { signingData } from '../../uploads/imageHost.ts'
import { logoKinds } from './logo.ts'
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

/** Every picture of the project, and the logos of its brands. */
const library = fields({ images: ['brand_images', listOf(picture)], logos: ['logos', listOrEmpty(logo)] })
export type ImageLibrary = z.output<typeof library>

export const getBrandImages = projectCall({ method: 'GET', path: '/brand_images.json', response: library })

export const signUpload = projectCall({
  method: 'POST',
  path: '/image_signatures',
  response: fields({ signing: ['image_signature', signingData] }),
})

export const addBrandImage = projectCall({
  method: 'POST',
  path: '/brands/{id}/brand_images',
  body: fields({
    image: ['partner_brand_image', fields({ url: ['image', z.string()], group: ['tag_group', z.string()], name: ['name', z.string()] })],
  }),
  response: inside('brand_image', inside('id', id)),
})

export const selectImages = projectCall({
  method: 'PUT',
  path: '/brands/{id}/brand_images',
  body: fields({ ids: ['selected_brand_image_ids', z.readonly(z.array(z.string()))], version: changedVersion }),
  response: writtenVersion,
})

export const saveBrandLook = projectCall({
  method: 'PUT',
  path: '/brands/{id}',
  body: fields({
    look: [
      'partner_brand',
      fields({
        heroImageId: ['hero_image_id', z.optional(z.string())],
        noColorAlteration: ['no_color_alteration', z.optional(z.boolean())],
      }),
    ],
  }),
  response: nothing,
})

export const saveLogo = projectCall({
  method: 'POST',
  path: '/brands/{id}/logos',
  body: z.object({ logo: z.object({ kind: z.enum(logoKinds), image: z.string() }) }),
  response: nothing,
})
