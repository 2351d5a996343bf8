import { endpoint } from '../../shared/api/endpoint.ts'
import { integrationsResponse } from './integration.ts'

/** The POS of every location, and the website of every brand (PRT-09). */
export const getIntegrations = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/integrations.json',
  response: integrationsResponse,
  auth: 'required',
})
