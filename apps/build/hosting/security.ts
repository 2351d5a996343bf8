import type { Deployment } from './deployment.ts'
import { thirdPartyScripts } from './scripts.ts'

interface Page {
  /** Address of the API, as `https://host[:port][/path]`; empty for the page's own origin. */
  apiOrigin: string
  /** Origin of the offers' images, if it is not the page's own, as `https://host[:port]`; empty for none. */
  imageOrigin: string
  /** Address of a third party's button that the page embeds; empty for none. */
  thirdPartyButton?: string
  /** Whether the provider takes payments on the page. */
  payments?: 'provider' | 'nobody'
  /** Origins of pages that may embed this one, besides its own; null if no page may. */
  parents?: readonly string[] | null
  /** Address of the page's map style, or its path on the page's own origin; empty for none. The map library does not support trusted types. */
  mapStyle?: string
  /** Origin that takes the page's uploads; empty for the API's. */
  uploadOrigin?: string
  /** Origin that takes the deployment's signals; empty for the page's own. */
  signalsOrigin?: string
  /** Address that receives what the policy blocks; empty for none. */
  policyReports?: string
  /** Plaid's environment, whose window the page opens; empty for none. */
  bankLink?: string
  /** CSP hashes (`'sha256-…'`) of the page's inline styles. */
  styleHashes: readonly string[]
  /** CSP hashes of the page's inline scripts. */
  scriptHashes?: readonly string[]
}

/** Hosts of the payment provider's script and frames. */
const providerHosts = thirdPartyScripts.payments.sources

/**
 * The needs of the payment provider: its script, its frames and its API. Its script does not support trusted types. The wallets'
 * scripts and frames are inside the provider's frames, which have their own policy.
 */
const provider = { script: providerHosts, frame: [...providerHosts, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] }
const noProvider = { script: [], frame: [], connect: [] }

/** The needs of Plaid: its script, which does not support trusted types, the frame of its window, and its API. */
const bankOf = (environment: string) =>
  environment === ''
    ? noProvider
    : { script: thirdPartyScripts.bankLink.sources, frame: ['https://cdn.plaid.com'], connect: [`https://${environment}.plaid.com`] }

/** The origin of a configured address as a CSP source; none for an empty one and for a path. @throws for an invalid address. */
const sourceOf = (address: string): readonly string[] => (address === '' || address.startsWith('/') ? [] : [new URL(address).origin])

/** The API as a CSP source: what is below its path, where it has one. */
const sourceOfApi = (address: string): readonly string[] =>
  address === '' || new URL(address).pathname === '/' ? sourceOf(address) : [`${address}/`]

/** The page's content security policy: its own files, its API, the images' origin, and nothing else. */
export function contentSecurityPolicy(page: Page): string {
  const {
    apiOrigin,
    imageOrigin,
    thirdPartyButton = '',
    payments = 'nobody',
    parents = null,
    mapStyle = '',
    uploadOrigin = '',
    signalsOrigin = '',
    policyReports = '',
    bankLink = '',
    styleHashes,
    scriptHashes = [],
  } = page
  const pays = payments === 'provider' ? provider : noProvider
  const bank = bankOf(bankLink)
  const framed = [...sourceOf(thirdPartyButton), ...pays.frame, ...bank.frame]
  const isTyped = payments !== 'provider' && mapStyle === '' && bankLink === ''
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The default forbids it already; some checks look for the name.
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...pays.script, ...bank.script],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...sourceOf(imageOrigin), ...(mapStyle === '' ? [] : ['blob:', ...sourceOf(mapStyle)])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...sourceOfApi(apiOrigin),
      ...sourceOf(mapStyle),
      ...sourceOf(uploadOrigin),
      ...sourceOf(signalsOrigin),
      ...pays.connect,
      ...bank.connect,
    ],
    'manifest-src': ["'self'"],
    ...(framed.length > 0 && { 'frame-src': framed }),
    ...(mapStyle !== '' && { 'worker-src': ["'self'"] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': parents === null ? ["'none'"] : ["'self'", ...parents.flatMap(sourceOf)],
    ...(isTyped && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
    // The first for browsers that do not know the second.
    ...(policyReports !== '' && { 'report-uri': [policyReports], 'report-to': [reportGroup] }),
  }
  return policyText(directives)
}

/** The name by which a policy refers to the address of its reports. */
const reportGroup = 'policy'

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const nothing = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] }

/** The policy of what is no page: opened by itself, it runs and loads nothing, and no page can frame it. */
export const filePolicy = policyText({ ...nothing, sandbox: [] })

/** The policy of hashed files. That of a worker counts in the worker, so it has no sandbox: the map's reads the map's tiles. */
export const assetPolicy = (mapStyle: string): string =>
  policyText({ ...nothing, ...(mapStyle !== '' && { 'connect-src': ["'self'", ...sourceOf(mapStyle)] }) })

/** Headers of every response, for every file. */
export const securityHeaders = ({ transportSecurity }: Pick<Deployment, 'transportSecurity'>): Readonly<Record<string, string>> => ({
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': `max-age=31536000; includeSubDomains${transportSecurity === '' ? '' : `; ${transportSecurity}`}`,
})

const powers = (payment: string) => `camera=(), geolocation=(self), microphone=(), payment=(${payment}), usb=()`

/**
 * The page's permissions and its isolation from other windows. Only with the payment provider may the page and the provider's
 * frames use the browser's wallets. One of them, and a bank's sign-in, open a window and communicate with it.
 */
export const pagePolicies = ({
  payments,
  bankLink = '',
  policyReports = '',
}: Pick<Page, 'payments' | 'bankLink' | 'policyReports'>): Readonly<Record<string, string>> => ({
  'Permissions-Policy': powers(payments === 'provider' ? `self ${providerHosts.map((host) => `"${host}"`).join(' ')}` : ''),
  'Cross-Origin-Opener-Policy': payments === 'provider' || bankLink !== '' ? 'same-origin-allow-popups' : 'same-origin',
  ...(policyReports !== '' && { 'Reporting-Endpoints': `${reportGroup}="${policyReports}"` }),
})
