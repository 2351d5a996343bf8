import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import type { Asked, Reply } from './ask.ts'
import { differing } from './differing.ts'
import {
  type BuiltFiles,
  type Hosting,
  headersOutside,
  headersOfAll,
  enterpriseFile,
  serverFiles,
  servedFiles,
  servedFolders,
} from './rules.ts'

export interface Check {
  /** The request: `GET /claim/`. */
  what: string
  /** The faults as text; empty for none. */
  problems: readonly string[]
}

type Ask = (path: string, asked?: Asked) => Promise<Reply>

const statusOf = (reply: Reply, status: number): readonly string[] =>
  reply.status === status ? [] : [`the status is ${reply.status}, not ${status}`]

/** A path that the pattern matches: `some` for each level that may be anything. */
const sampleOf = (pattern: string): string => pattern.replaceAll('*', 'some')

/** The same for a redirect, which keeps the rest of an address as it was sent. */
const sentSampleOf = (pattern: string): string => pattern.replaceAll('*', 'so%20me%23')

/** The pages of the apps, also below their own address. */
async function pageChecks(ask: Ask, hosting: Hosting): Promise<readonly Check[]> {
  const apps = servedFolders(hosting).filter(({ fallbacks }) => fallbacks.length > 0)
  const checks = apps.flatMap(({ name, headers }) => {
    const all = { ...headersOfAll(hosting), ...headers }
    const below = Object.entries(hosting.fallbacks).filter(([pattern]) => pattern.startsWith(`/${name}/`))
    const asked = [[`/${name}/`, 200] as const, ...below.map(([pattern, { status }]) => [sampleOf(pattern), status] as const)]
    return asked.map(async ([path, status]): Promise<Check> => {
      const reply = await ask(path)
      const isPage = reply.headers['content-type']?.startsWith('text/html') === true
      const kind = isPage ? [] : ['this is no HTML page']
      return { what: `GET ${path}`, problems: [...statusOf(reply, status), ...kind, ...differing(reply, all)] }
    })
  })
  return Promise.all(checks)
}

/** Redirects keep the query: it carries codes, campaigns and return addresses. */
const redirectChecks = (ask: Ask, hosting: Hosting): Promise<readonly Check[]> =>
  Promise.all(
    Object.entries(hosting.redirects).map(async ([from, to]): Promise<Check> => {
      const path = `${sentSampleOf(from)}?code=A%20B`
      const reply = await ask(path)
      const { location } = reply.headers
      const wanted = `${sentSampleOf(to)}?code=A%20B`
      const problems = location === wanted ? [] : [`it leads to “${location ?? 'nowhere'}”, not to “${wanted}”`]
      return { what: `GET ${path}`, problems: [...statusOf(reply, 302), ...problems, ...differing(reply, headersOfAll(hosting))] }
    }),
  )

/** Every spelling of a folder, and of an address below it. Static hosts know the usual ones alone. */
export function spellingChecks(ask: Ask, hosting: Hosting): Promise<readonly Check[]> {
  const odd = (text: string) => text.replaceAll(/[a-z]/g, (letter, at: number) => (at % 3 === 1 ? letter : letter.toUpperCase()))
  const apps = servedFolders(hosting).filter(({ fallbacks }) => fallbacks.length > 0)
  const pages = Object.entries(hosting.fallbacks).filter(([pattern, { status }]) => status === 200 && !pattern.endsWith('*'))
  return Promise.all([
    ...apps.map(async ({ name }): Promise<Check> => {
      const path = `/${odd(name)}/some?code=A%20B`
      const { status, headers } = await ask(path)
      const isThere = status === 302 && headers['location'] === `/${name}/some?code=A%20B`
      return { what: `GET ${path}`, problems: isThere ? [] : ['it does not lead to its folder'] }
    }),
    ...pages.map(async ([pattern]): Promise<Check> => {
      const [, folder = '', ...below] = sampleOf(pattern).split('/')
      const path = `/${folder}/${odd(below.join('/'))}`
      return { what: `GET ${path}`, problems: statusOf(await ask(path), 200) }
    }),
  ])
}

/** An app's address as people type it, without the slash at its end: hosts show the page at once, or lead to it. */
const typedChecks = (ask: Ask, hosting: Hosting): Promise<readonly Check[]> =>
  Promise.all(
    servedFolders(hosting)
      .filter(({ fallbacks }) => fallbacks.length > 0)
      .map(async ({ name }): Promise<Check> => {
        const path = `/${name}?code=A%20B`
        const reply = await ask(path)
        const wanted = `/${name}/?code=A%20B`
        const isThere = reply.status === 200 || ([301, 302, 307, 308].includes(reply.status) && reply.headers['location'] === wanted)
        const problems = isThere ? [] : [`it shows no page, and does not lead to “${wanted}”`]
        return { what: `GET ${path}`, problems: [...problems, ...differing(reply, headersOfAll(hosting))] }
      }),
  )

/** Files with headers of their own. */
const namedFileChecks = (ask: Ask, hosting: Hosting): Promise<readonly Check[]> =>
  Promise.all(
    servedFiles(hosting).map(async ([path, headers]): Promise<Check> => {
      const reply = await ask(path)
      return { what: `GET ${path}`, problems: [...statusOf(reply, 200), ...differing(reply, { ...headersOfAll(hosting), ...headers })] }
    }),
  )

/** A script that a page loads: how it is cached, compressed and cut. */
async function assetChecks(ask: Ask, hosting: Hosting, path: string): Promise<readonly Check[]> {
  const headers = { ...headersOfAll(hosting), ...hosting.headers['/assets/*'] }
  const plain = await ask(path)
  const [brotli, gzip, part, head, again] = await Promise.all([
    ask(path, { headers: { 'Accept-Encoding': 'br' } }),
    ask(path, { headers: { 'Accept-Encoding': 'gzip' } }),
    ask(path, { headers: { Range: 'bytes=0-9' } }),
    ask(path, { method: 'HEAD' }),
    ask(path, { headers: { 'If-None-Match': plain.headers['etag'] ?? '', 'If-Modified-Since': plain.headers['last-modified'] ?? '' } }),
  ])
  const packed = (reply: Reply, encoding: string, unpack: (body: Buffer) => Buffer): Check => {
    const isPacked = reply.headers['content-encoding'] === encoding
    const varies = reply.headers['vary']?.toLowerCase().includes('accept-encoding') === true
    const problems = [
      ...(isPacked ? [] : [`it comes without ${encoding}: the file beside it, ${path}.${encoding === 'br' ? 'br' : 'gz'}, is not served`]),
      ...(isPacked && !unpack(reply.body).equals(plain.body) ? ['it unpacks to something else'] : []),
      ...(isPacked && !varies ? ['the header Vary does not name Accept-Encoding, so that a cache may mix the two up'] : []),
      ...differing(reply, headers),
    ]
    return { what: `GET ${path} with ${encoding}`, problems }
  }
  return [
    { what: `GET ${path}`, problems: [...statusOf(plain, 200), ...differing(plain, headers)] },
    packed(brotli, 'br', brotliDecompressSync),
    packed(gzip, 'gzip', gunzipSync),
    {
      what: `GET ${path}, bytes 0 to 9`,
      problems: [...statusOf(part, 206), ...(part.body.length === 10 ? [] : [`${part.body.length} bytes come`])],
    },
    {
      what: `HEAD ${path}`,
      problems: [...statusOf(head, 200), ...(head.body.length === 0 ? [] : ['a body comes']), ...differing(head, headers)],
    },
    { what: `GET ${path} again`, problems: statusOf(again, 304) },
  ]
}

/** A file of no folder: a static host names each, since it may join the policies of two patterns. */
async function outsideChecks(ask: Ask, hosting: Hosting): Promise<readonly Check[]> {
  const reply = await ask(`/${enterpriseFile}`)
  return [{ what: `GET /${enterpriseFile}`, problems: [...statusOf(reply, 200), ...differing(reply, headersOutside(hosting))] }]
}

/** Files that must not be there, and must not be remembered as missing. */
async function absenceChecks(ask: Ask, otherApps: readonly string[]): Promise<readonly Check[]> {
  const missing = await ask('/assets/no-such-file-1234abcd.js')
  const cached = missing.headers['cache-control']?.includes('immutable') === true
  const outside = ['/claim/../../etc/hostname', '/assets/..%2f..%2f..%2fetc/hostname', '/..%5c..%5cetc/hostname']
  const hidden = await Promise.all(
    serverFiles.map(async (name) => ({ what: `GET /${name}`, problems: statusOf(await ask(`/${name}`), 404) })),
  )
  const escapes = await Promise.all(
    outside.map(async (path) => {
      const { status } = await ask(path)
      return { what: `GET ${path}`, problems: status === 200 ? ['a file outside of the folder comes, or a page that stands for it'] : [] }
    }),
  )
  const others = await Promise.all(
    otherApps.map(async (app) => {
      const { status } = await ask(`/${app}/`)
      return { what: `GET /${app}/`, problems: status === 200 ? ['an app comes that belongs on another host'] : [] }
    }),
  )
  const problems = [...statusOf(missing, 404), ...(cached ? ['a missing file is cached for a year: a release would break'] : [])]
  return [{ what: 'GET of a missing asset', problems }, ...hidden, ...escapes, ...others]
}

/** An answer of the API, where one answers: nobody may keep it. */
export async function answerChecks(ask: Ask): Promise<readonly Check[]> {
  const path = '/api/v5/offers/none'
  const { headers } = await ask(path, { headers: { 'X-Session-Id': 'check', 'X-Device-Id': 'check' } })
  const cacheControl = headers['cache-control'] ?? ''
  if (headers['content-type']?.includes('json') !== true || cacheControl.includes('no-store')) return []
  return [
    { what: `GET ${path}`, problems: [`the answer may be shown to the next person: Cache-Control is “${cacheControl}”, not “no-store”`] },
  ]
}

/** Pages and scripts come as they were built: a changed script could read what is typed. One after the other, to spare the host. */
async function fileChecks(ask: Ask, files: BuiltFiles): Promise<readonly Check[]> {
  const checks: Check[] = []
  for (const [path, built] of files) {
    const { body } = await ask(path)
    checks.push({ what: `GET ${path}`, problems: body.equals(built) ? [] : ['it is not the file that was built'] })
  }
  return checks
}

/** Every rule of the built folder, as a request to the server, and that its files come as they were built; and none of the other of `apps`. */
export async function hostChecks(ask: Ask, hosting: Hosting, files: BuiltFiles, apps: readonly string[]): Promise<readonly Check[]> {
  const folders = servedFolders(hosting)
  const page = folders.find(({ fallbacks }) => fallbacks.length > 0)
  const otherApps = apps.filter((app) => !folders.some(({ name }) => name === app))
  const html = page ? String((await ask(`/${page.name}/`)).body) : ''
  // The entry itself is too small to be compressed.
  const script = /modulepreload"[^>]*(assets\/[^"]+\.js)/.exec(html)?.[1]
  return [
    ...(await pageChecks(ask, hosting)),
    ...(await redirectChecks(ask, hosting)),
    ...(await typedChecks(ask, hosting)),
    ...(await namedFileChecks(ask, hosting)),
    ...(script === undefined
      ? [{ what: `GET /${page?.name ?? ''}/`, problems: ['the page names no script, so none can be checked'] }]
      : await assetChecks(ask, hosting, `/${script}`)),
    ...(await outsideChecks(ask, hosting)),
    ...(await absenceChecks(ask, otherApps)),
    ...(await fileChecks(ask, files)),
  ]
}

/** `✗ GET /claim/: the header … is missing`, a line for each problem. */
export const problemLines = (checks: readonly Check[]): readonly string[] =>
  checks.flatMap(({ what, problems }) => problems.map((problem) => `✗ ${what}: ${problem}`))
