import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { nothing } from '../shared/api/wire.ts'
import { ambassadorResponse, ambassadorStatsResponse } from './ambassadorWire.ts'

// The specification does not show the source of the profile and of its statistics: both paths are our decision. They are two
// calls, so that the profile shows while the statistics fail. The fields have the names of the specification.

/** Who is signed in, as an ambassador (AMB-01). */
export const getAmbassador = endpoint({
  method: 'GET',
  path: '/api/v5/current_user/ambassador',
  response: ambassadorResponse,
  auth: 'required',
})

/** What came of their recommendations (AMB-02). */
export const getAmbassadorStats = endpoint({
  method: 'GET',
  path: '/api/v5/current_user/ambassador_stats',
  response: ambassadorStatsResponse,
  auth: 'required',
})

/** Replaces the photo (AMB-03). The same idempotency key replaces it once (NET-08). */
export const changePhoto = endpoint({
  method: 'PATCH',
  path: '/api/v5/current_user/user_profile_pictures',
  body: z.object({ profile_picture_upload: z.file() }),
  bodyAs: 'multipart',
  response: nothing,
  auth: 'required',
})
