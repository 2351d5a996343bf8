import type { HttpHandler } from 'msw'

/** The first folders of the API's paths: some older calls are outside `/api`. */
export const apiPaths = (handlers: readonly HttpHandler[]): readonly string[] => [
  ...new Set(handlers.map(({ info }) => `/${String(info.path).split('/')[1]}`)),
]
