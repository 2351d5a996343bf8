import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)

const compressible = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/
/** A smaller response fits into one packet without compression. */
const tooSmall = 1024

/** Files that are already compressed, by ETag and encoding. */
const done = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function compress(encoding: 'br' | 'gzip', body: Uint8Array, once: boolean): Promise<Uint8Array<ArrayBuffer>> {
  // The best quality would delay the first response of a large file by seconds.
  const brotliQuality = once ? 6 : 4
  const small =
    encoding === 'br'
      ? await byBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await byGzip(body, { level: once ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION })
  return new Uint8Array(small)
}

/** Compresses the response with the best encoding that the browser accepts. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (!response.body || !compressible.test(headers.get('Content-Type') ?? '')) return response
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding === null) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const init = { status: response.status, headers: new Headers(headers) }
  init.headers.append('Vary', 'Accept-Encoding')
  if (body.length < tooSmall) return new Response(body, init)
  const etag = headers.get('ETag')
  const key = `${etag} ${encoding}`
  const small = (etag !== null && done.get(key)) || compress(encoding, body, etag !== null)
  if (etag !== null) done.set(key, small)
  const bytes = await small
  init.headers.set('Content-Encoding', encoding)
  init.headers.set('Content-Length', String(bytes.length))
  return new Response(bytes, init)
}
