import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { managersCall } from './managersCall.ts'
import { guestsResponse } from './guest.ts'
import { guestDetailsResponse } from './guestDetails.ts'
import { locationsResponse } from './location.ts'
import { bearerToken } from '../account/api.ts'
import { nothing } from '../shared/api/wire.ts'
import { transactionsResponse } from './transaction.ts'

const phoneNumber = z.string()

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/api/v6/managers/login/send_code',
  body: z.object({ phone_number: phoneNumber }),
  response: nothing,
})

export const signInByCode = endpoint({
  method: 'POST',
  path: '/api/v6/managers/login',
  body: z.object({ phone_number: phoneNumber, sms_verification_code: z.string(), site_area: z.literal('managers_web') }),
  response: z.object({ user: z.object({ token: bearerToken }) }),
  ownAccount: true,
})

export const getLocations = managersCall({
  method: 'GET',
  path: '/locations',
  query: z.object({ query: z.optional(z.string()), location_id: z.optional(z.string()) }),
  response: locationsResponse,
})

export const getGuests = managersCall({ method: 'GET', path: '/users', query: z.object({ query: z.string() }), response: guestsResponse })

export const getTransactions = managersCall({ method: 'GET', path: '/locations/{id}/transactions', response: transactionsResponse })

export const getGuest = managersCall({
  method: 'GET',
  path: '/users/{userId}',
  query: z.object({ location_id: z.string() }),
  response: guestDetailsResponse,
})
