import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { eventsPath } from './eventsPath.ts'
import { nothing } from './wire.ts'

export const recordEvent = endpoint({
  method: 'POST',
  path: eventsPath,
  body: z.object({ name: z.string(), properties: z.record(z.string(), z.union([z.string(), z.number()])) }),
  response: nothing,
})
