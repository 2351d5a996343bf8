import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, nothing } from '../../shared/api/wire.ts'
import { projectResponse } from '../project.ts'
import { accountsResponse, linkResponse } from './account.ts'

export const getAccounts = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/partner_stripe_accounts.json',
  response: accountsResponse,
  auth: 'required',
})

export const getDisconnectedProject = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}.json',
  query: fields({ status: ['connected_status', z.literal('disconnected')] }),
  response: projectResponse,
  auth: 'required',
})

export const createOAuthLink = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/oauth_links/',
  query: fields({ locationId: ['location_id', z.optional(z.string())], all: ['all_locations', z.optional(z.literal('true'))] }),
  response: linkResponse,
  auth: 'required',
})

export const assignLocations = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/finance/{id}',
  body: fields({ account: ['partner_stripe_account', fields({ locationIds: ['partner_location_ids', z.readonly(z.array(z.string()))] })] }),
  response: nothing,
  auth: 'required',
})

export const refreshAccount = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/finance/{id}.json',
  response: nothing,
  auth: 'required',
})

export const disconnectAccount = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/partner_stripe_accounts/{id}',
  response: nothing,
  auth: 'required',
})
