import { HttpResponse, delay, http } from 'msw'
import * as z from 'zod/mini'
import { endpoint } from '../../features/shared/api/endpoint.ts'
import { id, listOf, name, nothing } from '../../features/shared/api/wire.ts'
import { getPathPattern, refusal } from '../../mocks/handlers/respond.ts'

const note = z.object({ id, title: name })

export const getNotes = endpoint({
  method: 'GET',
  path: '/api/story/notes',
  query: z.object({ query: z.string() }),
  response: z.object({ notes: listOf(note) }),
})

export const getNote = endpoint({ method: 'GET', path: '/api/story/notes/{id}', response: note })

export const saveNote = endpoint({ method: 'PUT', path: '/api/story/notes/{id}', body: z.object({ title: z.string() }), response: nothing })

export const noteSchema = z.object({ title: name })

/** The title of a note that is read again and again. */
export const cooking = 'Cooking'

/** The simulated server's data and answers. `readTime`: milliseconds that a read takes. */
export const server = { title: '', readsFail: false, readTime: 0 }

const read = (body: () => object) => async () => {
  await delay(server.readTime)
  return server.readsFail ? refusal('The notes are closed.', 403) : HttpResponse.json(body())
}

export const noteHandlers = [
  http.get(
    getPathPattern(getNotes),
    read(() => ({ notes: [{ id: '1', title: server.title }] })),
  ),
  http.get(
    getPathPattern(getNote),
    read(() => ({ id: '1', title: server.title })),
  ),
  http.put(getPathPattern(saveNote), async ({ request }) => {
    server.title = noteSchema.parse(await request.json()).title
    return HttpResponse.json({})
  }),
]
