import { addressesBelow, alsoKnownAs } from './addresses.ts'
import { contentSecurityPolicy, pagePolicies, securityHeaders } from './security.ts'

interface App {
  /** The app's folder: it answers at `/<name>/`. */
  name: string
  /** Source expressions of the styles written into its page. */
  styleHashes: readonly string[]
}

interface Build {
  /** Where the API answers; empty for the page's own origin. */
  apiOrigin: string
  /** Where the offers' pictures are, if anywhere but the page's own origin; empty for nowhere else. */
  imageOrigin: string
  /** Address of the button that the business page frames (PUB-05); none without it. */
  thirdPartyButton?: string
  /** The payment provider's public key; empty where its stand-in takes payments. */
  paymentKey?: string
  /** Origins of pages that may hold the embedded frames, besides the enterprise's own. */
  embedParents?: readonly string[]
  /** Address of the map style whose tiles the embedded map shows; empty for a drawn one. */
  mapStyle?: string
  /** Whether pages name their files relative to their own address, so that they open below any path. */
  relative: boolean
  apps: readonly App[]
}

/** What a host must do with a built folder. Patterns are paths within it; a `*` at the end matches the rest, one before it a single level. */
export interface Hosting {
  /** Headers to add, by pattern; every pattern that matches counts, and no header stands under two of them. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Where to send the browser, status 302 and with its query, where no file matches the address. Comes before fallbacks. */
  redirects: Readonly<Record<string, string>>
  /** The page to answer with, status 200, where no file matches the address. */
  fallbacks: Readonly<Record<string, string>>
}

/** The rules of a built folder: hashed files never change, pages are always asked for again. */
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

/** An address that an app is also known by leads to it, with and without a slash at its end. */
const otherNames = (apps: readonly App[]): Rules =>
  Object.fromEntries(
    Object.entries(alsoKnownAs).flatMap(([address, name]) =>
      apps.some((app) => app.name === name) ? [address, `${address}/`].map((known) => [known, `/${name}/`]) : [],
    ),
  )

/** From further down, a page whose files are named relative to it would look for them in the wrong place. */
const fromFurtherDown = (apps: readonly App[]): Rules => Object.fromEntries(apps.map(({ name }) => [`/${name}/*/*`, `/${name}/`]))

const below = (apps: readonly App[]): readonly (App & { address: string })[] =>
  apps.flatMap((app) => (addressesBelow[app.name] ?? []).map((each) => ({ ...app, address: `/${app.name}/${each}` })))

/** An app's address with a slash at its end is further down as well, and leads to the same without it. */
const withoutSlash = (apps: readonly App[]): Rules => Object.fromEntries(below(apps).map(({ address }) => [`${address}/`, address]))

/** The same rules as files: `hosting.json` for any host, `_headers` and `_redirects` for static ones. */
export function hostingFiles(build: Build): Readonly<Record<string, string>> {
  const { headers, redirects, fallbacks } = hostingOf(build)
  const page = (pattern: string, file: string) => `${pattern} ${file} 200`
  const headerLines = Object.entries(headers).flatMap(([pattern, values]) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const redirectLines = [
    // First, since some hosts take an address with a slash at its end for the same without it.
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
