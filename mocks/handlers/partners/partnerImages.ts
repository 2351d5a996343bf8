import { type HttpHandler, getResponse, http } from 'msw'
import { brandAccess } from '../../../features/partners/access.ts'
import * as api from '../../../features/partners/images/api.ts'
import { getExtras } from '../../state/partners/partnerExtras.ts'
import { addImage, addLogo, changeBrand } from '../../state/partners/partnerMedia.ts'
import { saveGallery } from '../../state/partners/partnerEdits.ts'
import { type Refused, refuse } from '../../state/memory/refusal.ts'
import type { Store } from '../../state/memory/store.ts'
import { forPartner } from './partner.ts'
import { handle, handleOnce, OnTheWire, getPathPattern } from '../respond.ts'

/** Answers the calls of a brand's pictures and logos. */
export function partnerImagesHandlers(store: Store): readonly HttpHandler[] {
  const forEditor = <Answer>(request: Request, path: { readonly slug: string; readonly id: string }, answer: () => Answer | Refused) =>
    forPartner(store, request, path.slug, (project) => {
      const access = brandAccess(project, path.id)
      return access.canEdit ? answer() : refuse(access.why, 403)
    })
  const saveLook = handle(api.saveBrandLook, ({ path, body: { look } }, request) =>
    forEditor(request, path, () =>
      changeBrand(store, path.slug, path.id, () => ({
        ...(look.heroImageId !== undefined && { heroImageId: look.heroImageId }),
        ...(look.noColorAlteration !== undefined && { noColorAlteration: look.noColorAlteration }),
      })),
    ),
  )
  return [
    // The form of a brand is sent to the same address, and is answered by another handler.
    http.put(getPathPattern(api.saveBrandLook), async ({ request }) =>
      /"(hero_image_id|no_color_alteration)"/.test(await request.clone().text()) ? getResponse([saveLook], request.clone()) : undefined,
    ),
    handle(api.getBrandImages, ({ path: { slug } }, request) =>
      forPartner(store, request, slug, () => {
        const { images, logos } = getExtras(store, slug)
        return new OnTheWire({
          brand_images: images.map(({ id, url, group, name, width }) => ({ id, image_url: url, tag_group: group, name, width })),
          logos: logos.map(({ id, url }) => ({ id, image_url: url })),
        })
      }),
    ),
    handle(api.signUpload, ({ path: { slug } }, request) =>
      forPartner(store, request, slug, () => ({
        signing: { name: 'platewell', apiKey: 'sandbox', signature: `signed-${store.now()}`, timestamp: String(store.now()) },
      })),
    ),
    handleOnce(store, api.addBrandImage, ({ path, body: { image } }, request) =>
      forEditor(request, path, () => new OnTheWire({ brand_image: { id: addImage(store, path.slug, image) } })),
    ),
    handle(api.selectImages, ({ path, body }, request) => forEditor(request, path, () => saveGallery(store, path.slug, path.id, body))),
    handleOnce(store, api.saveLogo, ({ path, body: { logo } }, request) =>
      forEditor(request, path, () => addLogo(store, path.slug, path.id, logo.kind, logo.image)),
    ),
  ]
}
