import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, nothing } from '../../shared/api/wire.ts'
import { brandTags } from '../project.ts'
import { writtenVersion } from '../records/record.ts'
import { brandRecord, brandsResponse, cmsProvidersResponse } from './brand.ts'

/** Every brand of the project. No call gives one brand alone. */
export const getBrands = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/brands.json',
  response: brandsResponse,
  auth: 'required',
})

/** The tags that a brand can have. The answer's shape is our decision: `all_brand_tags` of the project. */
export const getBrandTags = endpoint({
  method: 'GET',
  path: '/api/v6/brand_tags.json',
  response: fields({ tags: ['brand_tags', brandTags] }),
  auth: 'required',
})

/** The providers of websites that the popup can be built into. */
export const getCmsProviders = endpoint({
  method: 'GET',
  path: '/api/v6/cms_providers.json',
  response: cmsProvidersResponse,
  auth: 'required',
})

/** Changes a brand: a field that is left out stays as it is, and null empties it. Its images and logos have calls of their own. */
export const saveBrand = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/brands/{id}',
  body: fields({ brand: ['partner_brand', fields(brandRecord.sent)] }),
  response: writtenVersion,
  auth: 'required',
})

/** Looks for the popup on the brand's website. What was found is read with the brand. */
export const verifyPopup = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/popup_js_verifications',
  body: fields({ brandId: ['partner_brand_id', z.string()] }),
  response: nothing,
  auth: 'required',
})

/** Deletes a brand. */
export const deleteBrand = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/brands/{id}',
  response: nothing,
  auth: 'required',
})
