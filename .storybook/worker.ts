import { HttpNetworkFrame } from 'msw/experimental'
import { setupWorker } from 'msw/browser'
import { apiPaths } from '../mocks/handlers/apiPaths.ts'
import { handlers } from '../mocks/handlers/all.ts'

/** Calls to the API without a handler since the last check. */
export const unanswered: string[] = []

/** Starts the worker that answers /api. These handlers survive the reset between stories. */
export async function startWorker() {
  const worker = setupWorker(...handlers)
  const paths = apiPaths(handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { method, url } = frame.data.request
      if (!paths.some((path) => new URL(url).pathname.startsWith(path))) return
      unanswered.push(`${method} ${url}`)
      defaults.error()
    },
  })
  return worker
}
