interface Page {
  /** Where the API answers, as `https://host[:port]`; empty for the page's own origin. */
  apiOrigin: string
  /** Where the offers' pictures are, if anywhere but the page's own origin, as `https://host[:port]`; empty for nowhere else. */
  imageOrigin: string
  /** Address of a third party's button that the page may frame (PUB-05), if it has one. */
  thirdPartyButton?: string
  /** Who takes payments on the page: the provider, its stand-in where no key is set, or nobody. */
  payments?: 'provider' | 'standIn' | 'nobody'
  /** Origins of pages that may hold this one in a frame, besides its own; null where no page may (PUB-03, PRV-02). */
  parents?: readonly string[] | null
  /** Address of a map style whose tiles the page shows; empty for none. Its library knows no trusted types. */
  mapStyle?: string
  /** Source expressions (`'sha256-…'`) of the styles written into the page. */
  styleHashes: readonly string[]
}

/** Where the payment provider's script and its frames come from: each frame may have a host of its own below the first. */
const providerHosts = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * What the payment provider needs: its script, its frames and its own API. Its script knows no trusted types. The wallets'
 * own scripts and frames are held by the provider's frames, which have a policy of theirs.
 */
const provider = { script: providerHosts, frame: [...providerHosts, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] }
const noProvider = { script: [], frame: [], connect: [] }

/** The origin of a deploy-time address as a source; none for an empty one. @throws for an address that is none. */
const sourceOf = (address: string): readonly string[] => (address === '' ? [] : [new URL(address).origin])

/** The page's content security policy: its own files, its API, pictures from one place besides, and nothing else. */
export function contentSecurityPolicy(page: Page): string {
  const { apiOrigin, imageOrigin, thirdPartyButton = '', payments = 'nobody', parents = null, mapStyle = '', styleHashes } = page
  const pays = payments === 'provider' ? provider : noProvider
  const framed = [...sourceOf(thirdPartyButton), ...pays.frame]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...pays.script, ...(payments === 'standIn' ? sourceOf(apiOrigin) : [])],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...sourceOf(imageOrigin), ...(mapStyle === '' ? [] : ['blob:', ...sourceOf(mapStyle)])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sourceOf(apiOrigin), ...sourceOf(mapStyle), ...pays.connect],
    'manifest-src': ["'self'"],
    ...(framed.length > 0 && { 'frame-src': framed }),
    ...(mapStyle !== '' && { 'worker-src': ["'self'"] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': parents === null ? ["'none'"] : ["'self'", ...parents.flatMap(sourceOf)],
    ...(payments !== 'provider' && mapStyle === '' && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Headers that every answer of the host carries, whatever the file. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
}

const powers = (payment: string) => `camera=(), geolocation=(), microphone=(), payment=(${payment}), usb=()`

/**
 * What a page may ask of the browser, and what windows it shares. Only where the provider takes payments may the page, and
 * the provider's frames, ask for the browser's wallets (CHK-04), one of which opens a window of its own and hears from it.
 */
export const pagePolicies = (payments: Page['payments']): Readonly<Record<string, string>> =>
  payments === 'provider'
    ? {
        'Permissions-Policy': powers(`self ${providerHosts.map((host) => `"${host}"`).join(' ')}`),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      }
    : { 'Permissions-Policy': powers(''), 'Cross-Origin-Opener-Policy': 'same-origin' }
