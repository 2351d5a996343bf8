import type { DeclaredApp } from '../declaredApps.ts'
import type { InlineHashes } from '../pages.ts'
import type { Deployment, Setting } from './deployment.ts'
import { typesOfFiles } from './wellKnown.ts'
import { type PageFile, deepest, levelsOf } from './pageFiles.ts'
import { caddyRules, caddyfile } from '../servers/caddyfile.ts'
import { containerfile } from '../servers/containerfile.ts'
import { nginxConf, nginxRules } from '../servers/nginx.ts'
import type { Fallback, Hosting } from '../servers/rules.ts'
import { assetPolicy, contentSecurityPolicy, filePolicy, pagePolicies, securityHeaders } from './security.ts'

/** The parts of an app on which its host's files depend. */
export interface BuiltApp extends Pick<DeclaredApp, 'name' | 'settings' | 'otherNames' | 'opensInApp'>, InlineHashes {
  files: readonly PageFile[]
}

/** The rules of a built folder: hashed files never change, pages are always revalidated. */
export const hostingOf = (deployed: Deployment, apps: readonly BuiltApp[]): Hosting => ({
  headers: {
    '/*': securityHeaders(deployed),
    // Open pages and load balancers read it.
    '/version.json': { 'Cache-Control': 'no-cache', 'Content-Security-Policy': filePolicy },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': assetPolicy(deployed.mapStyle) },
    ...Object.fromEntries(apps.map((app) => [`/${app.name}/*`, pageHeaders(deployed, app)])),
  },
  outside: { 'Content-Security-Policy': filePolicy },
  types: typesOfFiles,
  // The first that matches counts.
  redirects: { ...otherNames(apps), ...(deployed.basePath === null && fromFurtherDown(apps)) },
  fallbacks: Object.fromEntries(apps.flatMap(fallbacksOf)),
})

/** More levels first, because `*` at the end matches the rest; then addresses with a page, and those with a shell of their own. */
function fallbacksOf({ name, files }: BuiltApp): readonly (readonly [pattern: string, fallback: Fallback])[] {
  const all = files.flatMap(({ name: file, answers }) => answers.map((answer) => ({ ...answer, page: `/${name}/${file}` })))
  return all
    .toSorted((one, other) => levelsOf(other.pattern) - levelsOf(one.pattern) || one.status - other.status)
    .map(({ pattern, page, status }) => [`/${name}/${pattern}`, { page, status }])
}

/** The headers of a page allow only what the settings of its app need. */
function pageHeaders(deployed: Deployment, { settings = [], styleHashes, scriptHashes }: BuiltApp): Readonly<Record<string, string>> {
  const { apiOrigin, imageOrigin, signalsOrigin, policyReports } = deployed
  const has = (setting: Setting) => settings.includes(setting)
  const payments = has('paymentKey') && deployed.paymentKey !== '' ? 'provider' : 'nobody'
  const bankLink = has('bankLink') ? deployed.bankLink : ''
  return {
    'Cache-Control': 'no-cache',
    ...pagePolicies({ payments, bankLink, policyReports }),
    'Content-Security-Policy': contentSecurityPolicy({
      apiOrigin,
      imageOrigin,
      signalsOrigin,
      policyReports,
      thirdPartyButton: has('thirdPartyButton') ? deployed.thirdPartyButton : '',
      payments,
      parents: has('embedParents') ? deployed.embedParents : null,
      mapStyle: has('mapStyle') ? deployed.mapStyle : '',
      uploadOrigin: has('uploadOrigin') ? deployed.uploadOrigin : '',
      bankLink,
      styleHashes,
      scriptHashes,
    }),
  }
}

type Rules = Readonly<Record<string, string>>

/** An address as keyboards write it too, for hosts that match no other spelling: each of its words with a capital or not, or all in capitals. */
const withCapitals = (address: string): readonly string[] => {
  const [first = '', ...others] = address.split('-')
  const capital = (word: string) => word.replace(/[a-z]/, (letter) => letter.toUpperCase())
  const spelled = others.reduce(
    (all, word) => all.flatMap((before) => [`${before}-${word}`, `${before}-${capital(word)}`]),
    [first, capital(first)],
  )
  return [...new Set([...spelled, address.toUpperCase()])].filter((each) => each !== address)
}

/** Redirects an app's other names, and all its names with capitals, with the rest of the address. */
const otherNames = (apps: readonly BuiltApp[]): Rules =>
  Object.fromEntries(
    apps.flatMap(({ name, otherNames: others = [] }) =>
      [...withCapitals(`/${name}`), ...others.flatMap((other) => [other, ...withCapitals(other)])].flatMap((other) => [
        [other, `/${name}/`],
        [`${other}/*`, `/${name}/*`],
      ]),
    ),
  )

/** With so many levels, a page with relative paths would look for its files in the wrong folder. */
const fromFurtherDown = (apps: readonly BuiltApp[]): Rules =>
  Object.fromEntries(apps.map(({ name }) => [`/${name}${'/*'.repeat(deepest + 1)}`, `/${name}/`]))

/**
 * The rules as files: `hosting.json` for any host, `_headers` and `_redirects` for static hosts, and for nginx and Caddy.
 * @param others the built files in no folder of the rules: `enterprise.json`
 */
export function hostingFiles(deployed: Deployment, apps: readonly BuiltApp[], others: readonly string[]): Readonly<Record<string, string>> {
  const hosting = hostingOf(deployed, apps)
  const { headers, outside, types, redirects, fallbacks } = hosting
  // Static hosts want a name for a level in the middle.
  const path = (pattern: string) =>
    pattern
      .split('/')
      .map((level, index, { length }) => (level === '*' && index < length - 1 ? `:level${index}` : level))
      .join('/')
  const withType = (path: string) => ({ ...outside, ...(types[path] !== undefined && { 'Content-Type': types[path] }) })
  // Some static hosts join the values of a header under two patterns. A page would then have two policies, so each other file is named.
  const named = { ...headers, ...Object.fromEntries(others.map((file) => [`/${file}`, withType(`/${file}`)])) }
  const headerLines = Object.entries(named).flatMap(([pattern, values]) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const leading = Object.entries(redirects).map(([pattern, address]) => `${path(pattern)} ${address.replace('*', ':splat')} 302`)
  const pages = Object.entries(fallbacks).map(([pattern, { page, status }]) => `${path(pattern)} ${page} ${status}`)
  // Capitals come last: to a host that matches in any case, they would be the app's own address.
  const hasCapital = (line: string) => /^\S*[A-Z]/.test(line)
  const redirectLines = [...leading.filter((line) => !hasCapital(line)), ...pages, ...leading.filter(hasCapital)]
  return {
    'hosting.json': `${JSON.stringify({ headers, outside, types, redirects, fallbacks }, null, 2)}\n`,
    'nginx.conf': nginxConf,
    'nginx-rules.conf': nginxRules(hosting),
    Caddyfile: caddyfile,
    'caddy-rules': caddyRules(hosting),
    Containerfile: containerfile(apps[0]?.name ?? ''),
    _headers: `${headerLines.join('\n')}\n`,
    _redirects: `${redirectLines.join('\n')}\n`,
  }
}
