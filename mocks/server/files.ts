import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { lookup } from 'mrmime'
import { fallbackFor, headersFor, readHosting, redirectFor } from './hosting.ts'
import type { Route } from './route.ts'

/** The content type by the file's extension, with a charset for text: a page may declare it too late. */
function getContentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

type Kind = 'file' | 'folder' | 'nothing'

async function getKind(path: string): Promise<Kind> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : 'nothing'
}

/** The path in the folder; an address cannot leave the folder. Null for an invalid path. */
function pathIn(pathname: string, prefix: string): string | null {
  try {
    const path = decodeURIComponent(pathname.slice(prefix.length))
    return path.includes('\0') ? null : posix.normalize(`/${path.replaceAll('\\', '/')}`)
  } catch {
    return null
  }
}

async function fileResponse(request: Request, file: string, headers: Readonly<Record<string, string>>, status = 200) {
  const body = new Uint8Array(await readFile(file))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = { 'Content-Type': getContentType(file), ETag: etag, ...headers }
  return status === 200 && request.headers.get('If-None-Match') === etag
    ? new Response(null, { status: 304, headers: all })
    : new Response(body, { status, headers: all })
}

/** Serves a folder under a prefix (`/pictures/`), by the rules of its hosting.json if it has one. */
export function folder(prefix: string, root: string): Route {
  return async (request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(prefix) || !['GET', 'HEAD'].includes(request.method)) return undefined
    const path = pathIn(url.pathname, prefix)
    if (path === null) return new Response('Bad request', { status: 400 })
    const wanted = path.endsWith('/') ? `${path}index.html` : path
    const kind = await getKind(join(root, wanted))
    if (kind === 'folder') {
      return new Response(null, { status: 308, headers: { Location: `${url.pathname}/${url.search}` } })
    }
    const hosting = await readHosting(root)
    if (kind === 'file') return fileResponse(request, join(root, wanted), headersFor(hosting, wanted))
    const redirect = redirectFor(hosting, path)
    if (redirect !== null) {
      const Location = `${prefix}${redirect.slice(1)}${url.search}`
      return new Response(null, { status: 302, headers: { Location, ...headersFor(hosting, path) } })
    }
    const fallback = fallbackFor(hosting, path)
    if (fallback === null) return undefined
    const { page, status } = fallback
    return fileResponse(request, join(root, page), headersFor(hosting, page), status)
  }
}
