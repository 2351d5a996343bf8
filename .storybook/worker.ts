import { HttpNetworkFrame } from 'msw/experimental'
import { setupWorker } from 'msw/browser'
import { handlers } from '../mocks/handlers/all.ts'

/** Starts the worker that answers /api; the handlers given here survive the reset between stories. */
export async function startWorker() {
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      if (new URL(frame.data.request.url).pathname.startsWith('/api/')) defaults.error()
    },
  })
  return worker
}
