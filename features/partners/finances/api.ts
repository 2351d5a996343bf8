import * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { fields, nothing } from '../../shared/api/wire.ts'
import { projectResponse } from '../project.ts'
import { accountsResponse, linkResponse } from './account.ts'

export const getAccounts = projectCall({ method: 'GET', path: '/partner_stripe_accounts.json', response: accountsResponse })

export const getDisconnectedProject = projectCall({
  method: 'GET',
  path: '.json',
  query: fields({ status: ['connected_status', z.literal('disconnected')] }),
  response: projectResponse,
})

export const createOAuthLink = projectCall({
  method: 'POST',
  path: '/oauth_links/',
  query: fields({ locationId: ['location_id', z.optional(z.string())], all: ['all_locations', z.optional(z.literal('true'))] }),
  response: linkResponse,
})

export const assignLocations = projectCall({
  method: 'PUT',
  path: '/finance/{id}',
  body: fields({ account: ['partner_stripe_account', fields({ locationIds: ['partner_location_ids', z.readonly(z.array(z.string()))] })] }),
  response: nothing,
})

export const refreshAccount = projectCall({ method: 'PUT', path: '/finance/{id}.json', response: nothing })

export const disconnectAccount = projectCall({ method: 'DELETE', path: '/partner_stripe_accounts/{id}', response: nothing })
