import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The pictures of a brand.',
  fields: {
    name: 'The picture’s name, for people who search or cannot see it.',
    id: 'The brand.',
    image_url: 'The address of the picture.',
  },
  calls: {
    getBrandImages: {
      about: 'The pictures and logos of the project.',
      specified: true,
      response: {
        brand_images: {
          about: 'Every picture of the project.',
          fields: { id: 'The picture. A brand names it in its gallery.', width: 'The picture’s width, in pixels.' },
        },
        logos: {
          about: 'The logos of the project’s brands.',
          fields: { id: 'The logo. A brand names it in a field such as `logo_dark_id`.' },
        },
      },
    },
    signUpload: {
      about: 'A signature for one upload to the image host. The specification does not show where it comes from: our decision.',
      response: { image_signature: 'The signature that an upload to the image host needs.' },
    },
    addBrandImage: {
      about: 'Adds an uploaded picture to those of the project. Acts once for each idempotency key (NET-08).',
      specified: true,
      body: { partner_brand_image: 'The uploaded picture.' },
      response: { brand_image: { about: 'The picture that was added.', fields: { id: 'The picture. A brand names it in its gallery.' } } },
    },
    selectImages: {
      about: 'Chooses the pictures of a brand’s gallery, in their order. Refused with 409 where someone else has changed the brand since.',
      body: { selected_brand_image_ids: 'The pictures of the gallery, in the order in which they are shown.' },
    },
    saveBrandLook: { about: 'Changes which picture is the hero, or whether logos may be recolored: fields of the brand.', specified: true },
    saveLogo: {
      about: 'Replaces one of a brand’s logos.',
      body: { logo: { about: 'The logo that replaces the one of the same kind.', fields: { kind: 'The kind of logo.' } } },
    },
  },
})
