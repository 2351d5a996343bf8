import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { nothing } from '../shared/api/wire.ts'

export const inquire = endpoint({
  method: 'POST',
  path: '/api/v2/projects/{projectId}/inquiry',
  body: z.object({ inquiry: z.object({ email: emailOnTheWire }) }),
  response: nothing,
})
