import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { recordEvent } from '../state/claim/claiming.ts'
import { eventsPath } from '../../features/shared/api/eventsPath.ts'
import type { Store } from '../state/memory/store.ts'
import { identityProblem, refusal } from './respond.ts'

const event = z.object({ name: z.string(), properties: z._default(z.record(z.string(), z.unknown()), {}) })
/** One event, an array of them, or an object of them. */
const batch = z.union([event, z.array(event), z.object({ events: z.array(event) })])

/** Records analytics events. */
export const eventHandlers = (store: Store): readonly HttpHandler[] => [
  http.post(`*${eventsPath}`, async ({ request }) => {
    const problem = identityProblem(request)
    if (problem) return problem
    const sent = batch.safeParse(await request.json().catch(() => null))
    if (!sent.success) return refusal('Malformed request', 400)
    const { data } = sent
    const events = Array.isArray(data) ? data : 'events' in data && Array.isArray(data.events) ? data.events : [data]
    for (const { name, properties } of z.array(event).parse(events)) recordEvent(store, name, properties)
    return new HttpResponse(null, { status: 204 })
  }),
]
