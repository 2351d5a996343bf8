import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, id, nothing } from '../../shared/api/wire.ts'
import { changedVersion, writtenVersion } from '../records/record.ts'
import { signingData } from '../../uploads/imageHost.ts'
import { libraryResponse } from './image.ts'
import { logoKinds } from './logo.ts'

export const getBrandImages = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/brand_images.json',
  response: libraryResponse,
  auth: 'required',
})

export const signUpload = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/image_signatures',
  response: fields({ signing: ['image_signature', signingData] }),
  auth: 'required',
})

export const addBrandImage = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/brands/{id}/brand_images',
  body: fields({
    image: ['partner_brand_image', fields({ url: ['image', z.string()], group: ['tag_group', z.string()], name: ['name', z.string()] })],
  }),
  response: z.pipe(
    z.object({ brand_image: z.object({ id }) }),
    z.transform(({ brand_image }) => brand_image.id),
  ),
  auth: 'required',
})

export const selectImages = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/brands/{id}/brand_images',
  body: fields({ ids: ['selected_brand_image_ids', z.readonly(z.array(z.string()))], version: changedVersion }),
  response: writtenVersion,
  auth: 'required',
})

export const saveBrandLook = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/brands/{id}',
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
  auth: 'required',
})

export const saveLogo = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/brands/{id}/logos',
  body: z.object({ logo: z.object({ kind: z.enum(logoKinds), image: z.string() }) }),
  response: nothing,
  auth: 'required',
})
