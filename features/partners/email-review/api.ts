import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { nothing } from '../../shared/api/wire.ts'
import { reviewResponse } from './review.ts'

/** The token of the link gives access (B §6). */
const query = z.object({ token: z.string() })

export const getReview = endpoint({ method: 'GET', path: '/api/v5/campaign_brands/{id}', query, response: reviewResponse })

// The specification does not show the calls that send an edit request and approve: these are our decision.

export const requestEdits = endpoint({
  method: 'POST',
  path: '/api/v5/campaign_brands/{id}/edit_requests',
  query,
  body: z.object({ message: z.string(), images: z.readonly(z.array(z.string())) }),
  response: nothing,
})

export const approveEmails = endpoint({ method: 'POST', path: '/api/v5/campaign_brands/{id}/approval', query, response: nothing })
