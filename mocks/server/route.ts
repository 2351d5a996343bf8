/** Answers a request, or returns null for the next route. A response of type `error` means: break the connection. */
export type Route = (request: Request) => Response | undefined | Promise<Response | undefined>

/** The first answer of several routes. */
export const firstAnswer =
  (...routes: readonly Route[]): Route =>
  async (request) => {
    for (const route of routes) {
      const response = await route(request)
      if (response) return response
    }
    return undefined
  }

/** The route for addresses with this prefix. */
export const under =
  (prefix: string, route: Route): Route =>
  (request) =>
    new URL(request.url).pathname.startsWith(prefix) ? route(request) : undefined

export const json = (body: unknown, status = 200): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
