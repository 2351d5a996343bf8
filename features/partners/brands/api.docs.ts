import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The brands of a project.',
  fields: { id: 'The brand.' },
  calls: {
    getBrands: {
      about: 'Every brand of the project. No call gives one brand alone.',
      specified: true,
      response: {
        partner_brands: {
          about: 'The project’s brands.',
          fields: {
            gallery_images_ids: { about: 'The pictures of the brand’s gallery, in their order.', ordered: true },
            logo_dark_id: 'The dark logo, for light backgrounds. Without it there is none.',
            logo_light_id: 'The light logo, for dark backgrounds. Without it there is none.',
            logo_light_wide_id: 'The wide light logo, for dark backgrounds. Without it there is none.',
            logo_dark_wide_id: 'The wide dark logo, for light backgrounds. Without it there is none.',
            base_logo_id: 'The logo in its own colors. Without it there is none.',
          },
        },
      },
    },
    getBrandTags: {
      about: 'The tags that a brand can have. The answer’s shape is our decision: `all_brand_tags` of the project.',
      specified: true,
      response: { brand_tags: 'The tags that a brand can have, by group.' },
    },
    getCmsProviders: {
      about: 'The providers of websites that the popup can be built into.',
      specified: true,
      response: {
        cms_providers: {
          about: 'The systems that a website can be built with, in the order of the form.',
          ordered: true,
          fields: {
            value: 'The provider’s name for programs. A brand names it as `cms_provider`.',
            label: 'The provider’s name for people.',
          },
        },
      },
    },
    saveBrand: {
      about: 'Changes a brand: a field that is left out stays as it is, and null empties it. Its images and logos have calls of their own.',
      specified: true,
    },
    verifyPopup: {
      about: 'Looks for the popup on the brand’s website. What was found is read with the brand.',
      specified: true,
      body: { partner_brand_id: 'The brand whose website the server looks at.' },
    },
    deleteBrand: { about: 'Deletes a brand.', specified: true },
  },
})
