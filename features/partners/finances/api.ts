import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, nothing } from '../../shared/api/wire.ts'
import { projectResponse } from '../project.ts'
import { accountsResponse, linkResponse } from './account.ts'

/** The accounts of the project (PRT-08). */
export const getAccounts = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/partner_stripe_accounts.json',
  response: accountsResponse,
  auth: 'required',
})

/** The project of somebody who came back from the payment provider without an account (A §7): the query tells the server. */
export const getDisconnectedProject = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}.json',
  query: fields({ status: ['connected_status', z.literal('disconnected')] }),
  response: projectResponse,
  auth: 'required',
})

/**
 * Makes a link to the payment provider, for one location or for all: exactly one of both. It works once, and not for long. The path
 * ends in a slash, as the specification writes it.
 */
export const createOAuthLink = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/oauth_links/',
  query: fields({ locationId: ['location_id', z.optional(z.string())], all: ['all_locations', z.optional(z.literal('true'))] }),
  response: linkResponse,
  auth: 'required',
})

/** Chooses the locations that are paid to an account. */
export const assignLocations = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/finance/{id}',
  body: fields({ account: ['partner_stripe_account', fields({ locationIds: ['partner_location_ids', z.readonly(z.array(z.string()))] })] }),
  response: nothing,
  auth: 'required',
})

/** Asks the server to read an account at the payment provider again. What it found is read with the accounts. */
export const refreshAccount = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/finance/{id}.json',
  response: nothing,
  auth: 'required',
})

/** Disconnects an account. */
export const disconnectAccount = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/partner_stripe_accounts/{id}',
  response: nothing,
  auth: 'required',
})
