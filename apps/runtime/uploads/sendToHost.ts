import { setting } from '../page/deployed.ts'
import * as z from 'zod/mini'
import { type SigningData, hostAnswer } from '../../../features/uploads/imageHost.ts'
import type { HostedPicture } from '../../../features/uploads/uploads.ts'
import { reportError } from '../page/report.ts'

/** Milliseconds: a large picture over a slow line. */
const longest = 120_000

/** The image host from the deployment, in the page's head; the sandbox's stand-in without one. */
const hostOrigin = (): string => setting('uploadOrigin') || `${setting('apiOrigin')}/api/image_host`

export type Sent =
  | { readonly ok: true; readonly value: HostedPicture }
  /** `isExpired`: the host refuses the signature as too old; another one helps. */
  | { readonly ok: false; readonly error: string; readonly isExpired?: true }

const lost: Sent = { ok: false, error: 'This picture did not get through. Check your connection, and try it again.' }
const notTaken = { ok: false, error: 'This picture was not taken. Try it again, or choose another.' } as const

/** A host refuses an old signature with 401, or names the request stale. */
const isExpired = ({ status, responseText }: XMLHttpRequest): boolean =>
  status === 401 || (status === 400 && /\bstale\b/i.test(responseText))

function createForm(file: Blob, name: string, { apiKey, signature, timestamp }: SigningData): FormData {
  const form = new FormData()
  form.append('file', file, name)
  if (apiKey !== null) form.append('api_key', apiKey)
  if (signature !== null) form.append('signature', signature)
  if (timestamp !== null) form.append('timestamp', timestamp)
  return form
}

function read(text: string): Sent {
  try {
    const parsed = z.safeParse(hostAnswer, JSON.parse(text))
    if (parsed.success) return { ok: true, value: parsed.data }
    reportError(new Error('The image host’s answer does not fit its schema'), parsed.error.issues)
  } catch (error) {
    reportError(error)
  }
  return notTaken
}

type Options = { readonly signal: AbortSignal; readonly onShare: (share: number) => void }

/**
 * Sends a picture to the image host. It never throws. `XMLHttpRequest`, because `fetch` does not report the progress of an
 * upload.
 */
export const sendToHost = (file: Blob, name: string, signing: SigningData, { signal, onShare }: Options): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${hostOrigin()}/v1_1/${encodeURIComponent(signing.name)}/image/upload`)
    request.timeout = longest
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onShare(loaded / total))
    request.addEventListener('load', () => {
      if (request.status >= 500) resolve(lost)
      else if (isExpired(request)) resolve({ ...notTaken, isExpired: true })
      else resolve(request.status >= 400 ? notTaken : read(request.responseText))
    })
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => resolve(lost))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(createForm(file, name, signing))
  })
