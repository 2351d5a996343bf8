import * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { fields, id, inside, listOf, name, nothing, optional, text } from '../../shared/api/wire.ts'
import { projectResponse } from '../project.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { orDropped } from '../../shared/api/dropped.ts'

// The shapes of these answers are our decision: the specification names `partner_location_ids` alone.

/** The payment provider's statuses of an account. */
export const accountStatuses = ['connected', 'incomplete', 'declined', 'disconnected'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Null without a readable list on the wire: a change replaces the whole list, so an unknown list must not become an empty one. */
const locationIds = orDropped(
  z.codec(z.nullish(z.array(id)), z.nullable(z.readonly(z.array(z.string()))), {
    decode: (ids) => ids ?? null,
    encode: (ids) => [...(ids ?? [])],
  }),
  null,
)

export const account = fields({
  id: ['id', id],
  name: ['name', name],
  // Nothing may be paid to an account whose status we do not know.
  status: ['status', optional(z.literal(accountStatuses), 'incomplete')],
  reason: ['reason', text],
  locationIds: ['partner_location_ids', locationIds],
})

/** An account at the payment provider, to which locations are paid. */
export type Account = z.output<typeof account>

export const getAccounts = projectCall({
  method: 'GET',
  path: '/partner_stripe_accounts.json',
  response: inside('partner_stripe_accounts', listOf(account)),
})

export const getDisconnectedProject = projectCall({
  method: 'GET',
  path: '.json',
  query: fields({ status: ['connected_status', z.literal('disconnected')] }),
  response: projectResponse,
})

/** A page of the payment provider, where an account is connected, or one of this host that leads there. */
const providerPage = z.string().check(z.regex(/^https:\/\/([\w-]+\.)*stripe\.com([/?#]|$)|^\/([^\s/\\]|$)/))

export const createOAuthLink = projectCall({
  method: 'POST',
  path: '/oauth_links/',
  query: fields({ locationId: ['location_id', z.optional(z.string())], all: ['all_locations', z.optional(z.literal('true'))] }),
  response: fields({ url: ['url', providerPage], expiresAt: ['expires_at', optional(timestamp)] }),
})

export const assignLocations = projectCall({
  method: 'PUT',
  path: '/finance/{id}',
  body: fields({ account: ['partner_stripe_account', fields({ locationIds: ['partner_location_ids', z.readonly(z.array(z.string()))] })] }),
  response: nothing,
})

export const refreshAccount = projectCall({ method: 'PUT', path: '/finance/{id}.json', response: nothing })

export const disconnectAccount = projectCall({ method: 'DELETE', path: '/partner_stripe_accounts/{id}', response: nothing })
