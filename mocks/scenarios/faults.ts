import { getResponse, http, HttpResponse } from 'msw'
import type { HttpHandler, Path } from 'msw'

/** The same response to every call on the path. */
export const answersWith = (path: Path, answer: () => Response): HttpHandler[] => [http.all(path, () => answer())]

/** The server performs a write, and the connection breaks before its answer arrives. */
export const lostAfterActing = (path: Path, api: readonly HttpHandler[]): HttpHandler[] => [
  http.all(path, async ({ request }) => {
    // A look-up of the write may have the same path, and its answer arrives.
    if (request.method === 'GET') return
    await getResponse([...api], request.clone())
    return HttpResponse.error()
  }),
]
