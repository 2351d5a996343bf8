import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { nothing } from '../../shared/api/wire.ts'

export const askForHelp = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/need_help',
  body: z.object({ url: z.string(), step: z.string(), message: z.string() }),
  response: nothing,
  auth: 'required',
})
