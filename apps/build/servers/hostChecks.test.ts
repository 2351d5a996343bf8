import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { deployment } from '../hosting/deployment.ts'
import { declaredApps } from '../declaredApps.ts'
import { hostingOf } from '../hosting/hosting.ts'
import { pageFiles } from '../hosting/pageFiles.ts'
import type { Asked, Reply } from './ask.ts'
import { answerChecks, hostChecks, problemLines } from './hostChecks.ts'

const declared = await declaredApps()
const apps = declared
  .filter(({ name }) => ['business', 'claim'].includes(name))
  .map((app) => ({
    ...app,
    files: pageFiles({ known: ['place'], isAnywhere: false, withShell: [], isRelative: true }),
    styleHashes: [],
    scriptHashes: [],
  }))
const hosting = hostingOf({ ...deployment(), basePath: null }, apps)

const script = Buffer.from('console.log("Dinner is served.")')
const page = Buffer.from('<html><link rel="modulepreload" crossorigin href="../assets/start-1.js"></html>')
const reply = (status: number, headers: Reply['headers'] = {}, body = Buffer.alloc(0)): Reply => ({ status, headers, body })
const lowered = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const ofAll = lowered(hosting.headers['/*'])
const ofAssets = { ...ofAll, ...lowered(hosting.headers['/assets/*']), etag: '"1"', vary: 'Accept-Encoding' }

function answerAsset({ method, headers = {} }: Asked): Reply {
  if (headers['If-None-Match'] === '"1"') return reply(304)
  if (headers['Range'] !== undefined) return reply(206, ofAssets, script.subarray(0, 10))
  if (headers['Accept-Encoding'] === 'br') return reply(200, { ...ofAssets, 'content-encoding': 'br' }, brotliCompressSync(script))
  if (headers['Accept-Encoding'] === 'gzip') return reply(200, { ...ofAssets, 'content-encoding': 'gzip' }, gzipSync(script))
  return reply(200, ofAssets, method === 'HEAD' ? undefined : script)
}

const sent = 'so%20me%23'

/** A host that follows every rule. */
function answer(path: string, asked: Asked = {}): Reply {
  const [pathname = '', query = ''] = path.split('?')
  if (pathname === '/assets/start-1.js') return answerAsset(asked)
  if (pathname === '/version.json') return reply(200, { ...ofAll, ...lowered(hosting.headers[pathname]) })
  const redirect = Object.entries(hosting.redirects).find(([from]) => from.replaceAll('*', sent) === pathname)?.[1]
  if (redirect !== undefined) return reply(302, { ...ofAll, location: `${redirect.replaceAll('*', sent)}?${query}` })
  if (pathname === '/business' || pathname === '/claim') return reply(301, { ...ofAll, location: `${pathname}/?${query}` })
  const [, app = ''] = /^\/(business|claim)\/(?!.*\.\.)/.exec(pathname) ?? []
  if (pathname === '/enterprise.json') return reply(200, { ...ofAll, ...lowered(hosting.outside) })
  if (app === '') return reply(404, ofAll)
  const status = Object.entries(hosting.fallbacks).find(([from]) => from.replaceAll('*', 'some') === pathname)?.[1].status ?? 200
  return reply(status, { ...ofAll, ...lowered(hosting.headers[`/${app}/*`]), 'content-type': 'text/html; charset=utf-8' }, page)
}

const files = new Map([
  ['/claim/', page],
  ['/assets/start-1.js', script],
])

/** What is found of a host that answers otherwise where `change` says so. */
const found = async (change: (path: string, asked: Asked, right: Reply) => Reply | null) =>
  problemLines(
    await hostChecks(
      async (path, asked = {}) => {
        const right = answer(path, asked)
        return change(path, asked, right) ?? right
      },
      hosting,
      files,
      ['business', 'claim', 'managers'],
    ),
  )
const without = (right: Reply, name: string): Reply => ({ ...right, headers: { ...right.headers, [name]: undefined } })

it('finds nothing wrong with a host that follows the rules', async () => {
  expect(await found(() => null)).toEqual([])
})

it('names a header that is missing or differs, and where', async () => {
  expect(await found((path, _, right) => (path === '/claim/' ? without(right, 'content-security-policy') : null))).toEqual([
    expect.stringMatching(/^✗ GET \/claim\/: the header Content-Security-Policy is missing; it must be “default-src 'none'/),
  ])
  const cached = (path: string, _: Asked, right: Reply) =>
    path === '/business/' ? { ...right, headers: { ...right.headers, 'cache-control': 'max-age=600' } } : null
  expect(await found(cached)).toEqual(['✗ GET /business/: the header Cache-Control is “max-age=600”, not “no-cache”'])
})

it('names the part of a policy that differs', async () => {
  const policy = (right: Reply) => right.headers['content-security-policy'] ?? ''
  const lax = (path: string, _: Asked, right: Reply) => {
    const changed = policy(right).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace("base-uri 'none'; ", '')
    return path === '/claim/' ? { ...right, headers: { ...right.headers, 'content-security-policy': `${changed}; media-src *` } } : null
  }
  expect(await found(lax)).toEqual([
    "✗ GET /claim/: in the header Content-Security-Policy script-src is “'self' 'unsafe-inline'”, not “'self'”",
    "✗ GET /claim/: in the header Content-Security-Policy base-uri is missing; it must be “'none'”",
    '✗ GET /claim/: in the header Content-Security-Policy media-src must not be there',
  ])
})

it.each([
  [
    'a file in no folder without its policy',
    (path: string, _: Asked, right: Reply) => (path === '/enterprise.json' ? without(right, 'content-security-policy') : null),
    'GET /enterprise.json: the header Content-Security-Policy is missing',
  ],
  [
    'an address without its slash that leads nowhere',
    (path: string) => (path.startsWith('/claim?') ? reply(404, ofAll) : null),
    'GET /claim?code=A%20B: it shows no page, and does not lead to “/claim/?code=A%20B”',
  ],
  [
    'a redirect without a header of every answer',
    (path: string, _: Asked, right: Reply) => (path.startsWith('/claim?') ? without(right, 'x-content-type-options') : null),
    'GET /claim?code=A%20B: the header X-Content-Type-Options is missing',
  ],
  [
    'a name of the release that is cached',
    (path: string, _: Asked, right: Reply) => (path === '/version.json' ? without(right, 'cache-control') : null),
    'GET /version.json: the header Cache-Control is missing; it must be “no-cache”',
  ],
  ['a page that is missing below its app', (path: string) => (path === '/claim/place' ? reply(404) : null), 'the status is 404, not 200'],
  [
    'a page that is not there, and comes as if it were',
    (path: string, _: Asked, right: Reply) => (path === '/claim/some' ? { ...right, status: 200 } : null),
    'GET /claim/some: the status is 200, not 404',
  ],
  [
    'a redirect that loses the query',
    (path: string) => (path.startsWith('/gifting?') ? reply(302, { ...ofAll, location: '/business/' }) : null),
    'it leads to “/business/”',
  ],
  [
    'an app of another host',
    (path: string) => (path === '/managers/' ? reply(200, ofAll, page) : null),
    'GET /managers/: an app comes that belongs on another host',
  ],
  [
    'no brotli',
    (_: string, asked: Asked, right: Reply) =>
      asked.headers?.['Accept-Encoding'] === 'br' ? { ...right, headers: ofAssets, body: script } : null,
    'it comes without br',
  ],
  [
    'a missing script that is cached',
    (path: string) => (path.includes('no-such-file') ? reply(404, ofAssets) : null),
    'a missing file is cached for a year',
  ],
  [
    'a page in place of a missing script',
    (path: string) => (path.includes('no-such-file') ? reply(200, ofAll, page) : null),
    'the status is 200, not 404',
  ],
  [
    'the rules, open to read',
    (path: string) => (path === '/hosting.json' ? reply(200) : null),
    'GET /hosting.json: the status is 200, not 404',
  ],
  [
    'a script that somebody has changed',
    (path: string, asked: Asked) =>
      path === '/assets/start-1.js' && asked.headers === undefined && asked.method !== 'HEAD'
        ? reply(200, ofAssets, Buffer.from('stolen'))
        : null,
    'GET /assets/start-1.js: it is not the file that was built',
  ],
  ['a file outside', (path: string) => (path.includes('..%2f') ? reply(200) : null), 'a file outside of the folder comes'],
  [
    'no ranges',
    (_: string, asked: Asked) => (asked.headers?.['Range'] === undefined ? null : reply(200, ofAssets, script)),
    'the status is 200, not 206',
  ],
])('finds %s', async (_, change, problem) => {
  expect(await found(change)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]))
})

it.each([
  [{ 'content-type': 'application/json', 'cache-control': 'no-store' }, []],
  [{ 'content-type': 'text/html' }, []],
  [{ 'content-type': 'application/json', 'cache-control': 'private, max-age=60' }, [expect.stringContaining('not “no-store”')]],
  [{ 'content-type': 'application/json' }, [expect.stringContaining('is “”')]],
])('finds an answer of the API that may be kept: %o', async (headers, problems) => {
  expect(problemLines(await answerChecks(async () => reply(404, headers)))).toEqual(problems)
})
