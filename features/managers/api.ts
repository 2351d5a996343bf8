import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { guestsResponse } from './guest.ts'
import { guestDetailsResponse } from './guestDetails.ts'
import { locationsResponse } from './location.ts'
import { bearerToken } from '../account/api.ts'
import { nothing } from '../shared/api/wire.ts'
import { transactionsResponse } from './transaction.ts'

const phoneNumber = z.string()

/** Sends a sign-in code to a manager's phone (MGR-01). */
export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/api/v6/managers/login/send_code',
  body: z.object({ phone_number: phoneNumber }),
  response: nothing,
})

/** Signs a manager in by the code. Refused with a wrong code: 'Incorrect verification code. Please try again.' */
export const signInByCode = endpoint({
  method: 'POST',
  path: '/api/v6/managers/login',
  body: z.object({ phone_number: phoneNumber, sms_verification_code: z.string(), site_area: z.literal('managers_web') }),
  response: z.object({ user: z.object({ token: bearerToken }) }),
  ownAccount: true,
})

/** The locations whose name holds the text (MGR-03), or the one with an id (MGR-04). */
export const getLocations = endpoint({
  method: 'GET',
  path: '/api/v6/managers/locations',
  query: z.object({ query: z.optional(z.string()), location_id: z.optional(z.string()) }),
  response: locationsResponse,
  auth: 'required',
})

/** The guests whose name or phone number holds the text (MGR-04). */
export const getGuests = endpoint({
  method: 'GET',
  path: '/api/v6/managers/users',
  query: z.object({ query: z.string() }),
  response: guestsResponse,
  auth: 'required',
})

/** What was paid and refunded at a location, the latest first (MGR-04). */
export const getTransactions = endpoint({
  method: 'GET',
  path: '/api/v6/managers/locations/{id}/transactions',
  response: transactionsResponse,
  auth: 'required',
})

/** A guest, with what they paid at a location (MGR-05). */
export const getGuest = endpoint({
  method: 'GET',
  path: '/api/v6/managers/users/{userId}',
  query: z.object({ location_id: z.string() }),
  response: guestDetailsResponse,
  auth: 'required',
})
