import { HttpNetworkFrame } from 'msw/experimental'
import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { apiPaths, handlers } from '../mocks/handlers/all.ts'

/** Calls to the API without a handler since the last check. */
export const unanswered: string[] = []

/** Starts the worker that answers /api. These handlers survive the reset between stories. */
export async function startWorker() {
  const paths = apiPaths(handlers)
  const isOfApi = (request: Request) => paths.some((path) => new URL(request.url).pathname.startsWith(path))
  // Each handler that a request passes reads the page's cookies, so the files of a page pass only this one.
  const files = http.all(
    ({ request }) => !isOfApi(request),
    () => passthrough(),
  )
  const worker = setupWorker(files, ...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}apiWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { request } = frame.data
      if (!isOfApi(request)) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return worker
}
