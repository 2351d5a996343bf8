import { addressesBelow, alsoKnownAs } from './addresses.ts'
import { contentSecurityPolicy, pagePolicies, securityHeaders } from './security.ts'

interface App {
  /** The app's folder: it is served at `/<name>/`. */
  name: string
  /** CSP hashes of the page's inline styles. */
  styleHashes: readonly string[]
}

interface Build {
  /** Origin of the API; empty for the page's own origin. */
  apiOrigin: string
  /** Origin of the offers' images, if it is not the page's own; empty for none. */
  imageOrigin: string
  /** Address of the button that the business page embeds (PUB-05); empty for none. */
  thirdPartyButton?: string
  /** The payment provider's public key; empty if the stand-in takes payments. */
  paymentKey?: string
  /** Origins of pages that may embed the frames, besides the enterprise's own. */
  embedParents?: readonly string[]
  /** Address of the map style whose tiles the embedded map shows; empty for a map without tiles. */
  mapStyle?: string
  /** Whether pages refer to their files by relative paths, so that they work below any path. */
  relative: boolean
  apps: readonly App[]
}

/** What a host must do with a built folder. Patterns are paths in it; `*` at the end matches the rest, elsewhere one level. */
export interface Hosting {
  /** Headers by pattern. All matching patterns apply, and no two of them set the same header. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Redirects with status 302 that keep the query, for addresses without a file. They come before fallbacks. */
  redirects: Readonly<Record<string, string>>
  /** The page to return with status 200 for addresses without a file. */
  fallbacks: Readonly<Record<string, string>>
}

/** The rules of a built folder: hashed files never change, pages are always revalidated. */
export function hostingOf(build: Build): Hosting {
  const { apiOrigin, imageOrigin, thirdPartyButton = '', paymentKey = '', embedParents = [], mapStyle = '', relative, apps } = build
  const paymentsOf = (name: string) => (name !== 'checkout' ? 'nobody' : paymentKey === '' ? 'standIn' : 'provider')
  return {
    headers: {
      '/*': securityHeaders,
      '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      ...Object.fromEntries(
        apps.map(({ name, styleHashes }) => [
          `/${name}/*`,
          {
            'Cache-Control': 'no-cache',
            ...pagePolicies(paymentsOf(name)),
            'Content-Security-Policy': contentSecurityPolicy({
              apiOrigin,
              imageOrigin,
              // No other page may frame anything.
              thirdPartyButton: name === 'business' ? thirdPartyButton : '',
              payments: paymentsOf(name),
              // No other page may be held in a frame.
              parents: name === 'embed' ? embedParents : null,
              mapStyle: name === 'embed' ? mapStyle : '',
              styleHashes,
            }),
          },
        ]),
      ),
    },
    // The first that matches counts.
    redirects: { ...otherNames(apps), ...(relative && { ...withoutSlash(apps), ...fromFurtherDown(apps) }) },
    fallbacks: Object.fromEntries(apps.map(({ name }) => [`/${name}/*`, `/${name}/index.html`])),
  }
}

type Rules = Readonly<Record<string, string>>

/** Redirects an app's other name, with and without a trailing slash. */
const otherNames = (apps: readonly App[]): Rules =>
  Object.fromEntries(
    Object.entries(alsoKnownAs).flatMap(([address, name]) =>
      apps.some((app) => app.name === name) ? [address, `${address}/`].map((known) => [known, `/${name}/`]) : [],
    ),
  )

/** A nested page with relative paths would look for its files in the wrong folder. */
const fromFurtherDown = (apps: readonly App[]): Rules => Object.fromEntries(apps.map(({ name }) => [`/${name}/*/*`, `/${name}/`]))

const below = (apps: readonly App[]): readonly (App & { address: string })[] =>
  apps.flatMap((app) => (addressesBelow[app.name] ?? []).map((each) => ({ ...app, address: `/${app.name}/${each}` })))

/** An app's address with a trailing slash is nested too: it redirects to the same without the slash. */
const withoutSlash = (apps: readonly App[]): Rules => Object.fromEntries(below(apps).map(({ address }) => [`${address}/`, address]))

/** The rules as files: `hosting.json` for any host, `_headers` and `_redirects` for static hosts. */
export function hostingFiles(build: Build): Readonly<Record<string, string>> {
  const { headers, redirects, fallbacks } = hostingOf(build)
  const page = (pattern: string, file: string) => `${pattern} ${file} 200`
  const headerLines = Object.entries(headers).flatMap(([pattern, values]) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const redirectLines = [
    // First, since some hosts treat an address with and without a trailing slash as the same.
    ...below(build.apps).map(({ name, address }) => page(address, `/${name}/index.html`)),
    ...Object.entries(redirects).map(([pattern, address]) => `${pattern.replace('/*/', '/:level/')} ${address} 302`),
    ...Object.entries(fallbacks).map(([pattern, file]) => page(pattern, file)),
  ]
  return {
    'hosting.json': `${JSON.stringify({ headers, redirects, fallbacks }, null, 2)}\n`,
    _headers: `${headerLines.join('\n')}\n`,
    _redirects: `${redirectLines.join('\n')}\n`,
  }
}
