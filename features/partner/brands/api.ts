import { endpoint } from '../../shared/endpoint.ts'
import { brandsResponse } from './brand.ts'

/** GET every brand of the project. No call gives one brand alone. */
export const getBrands = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/brands.json',
  response: brandsResponse,
  auth: 'required',
})
