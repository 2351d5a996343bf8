import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { nothing } from '../shared/api/wire.ts'

/** Subscribes to news of a restaurant (EML-02), once for each idempotency key (NET-08). Refused if the address is not accepted. */
export const inquire = endpoint({
  method: 'POST',
  path: '/api/v2/projects/{projectId}/inquiry',
  body: z.object({ inquiry: z.object({ email: emailOnTheWire }) }),
  response: nothing,
})
