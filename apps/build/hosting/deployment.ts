import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { mapped } from '../../../features/shared/api/wire.ts'

const isAddress = (text: string): boolean => URL.canParse(text)
const origin = (address: string): string => new URL(address).origin

/** The origin of an address; empty for none. */
export const originOf = (address: string): string => (address === '' ? '' : origin(address))

/** Any text; empty where the variable is absent. */
const text = z.string()

const ifAny = (isValid: (text: string) => boolean) => text.check(z.refine((value) => value === '' || isValid(value)))

const originText = mapped(ifAny(isAddress), originOf)

/** An address without a slash at its end, so that a path can follow it; empty for none. */
const addressText = mapped(ifAny(isAddress), (address) =>
  address === '' ? '' : origin(address) + new URL(address).pathname.replace(/\/+$/, ''),
)

const someOrigin = mapped(text.check(z.refine(isAddress)), origin)

/** The address of a folder of the web, with a slash at the end; empty for none. */
const folderAddress = mapped(
  ifAny((address) => /^https?:/.test(address) && isAddress(address)),
  (address) => {
    if (address === '') return ''
    const { origin: host, pathname } = new URL(address)
    return host + pathname.replace(/\/?$/, '/')
  },
)

/** The domain of yours that both addresses are in; empty if there is none. An opt-out on one holds on the other by a cookie of that domain. */
export function sharedDomain(one: string, other: string): string {
  const endings = new URL(one).hostname.split('.').map((_, index, labels) => `.${labels.slice(index).join('.')}`)
  const shared = endings.find((ending) => `.${new URL(other).hostname}`.endsWith(ending))?.slice(1) ?? ''
  return shared.includes('.') ? shared : ''
}

const separated = mapped(text, (parts) => parts.split(/\s+/).filter(Boolean))

/** Parts that are separated by spaces. */
const list = (part: z.ZodMiniType<string, string>) => z.readonly(z.pipe(separated, z.array(part)))

/** An origin (`https://order.example`), or the scheme of an app (`lunch:`). */
const isScheme = (target: string): boolean => /^[a-z][a-z0-9+.-]*:$/.test(target)
const returnTarget = mapped(text.check(z.refine((target) => isScheme(target) || isAddress(target))), (target) =>
  isScheme(target) ? target : origin(target),
)

/**
 * The settings of a deployment, each by an environment variable of the build, or a line of the release's file (`apiOrigin` by
 * `API_ORIGIN`). Everything that a build takes from its environment is here.
 */
export const deploymentSchema = z
  .object({
    /** The address of the API, as `https://host[:port][/path]`; empty for the page's own origin. Paths of calls follow it. */
    apiOrigin: addressText,
    /** Origin of the offers' images, if it is not the page's own; empty for none. */
    imageOrigin: text,
    /** Address of a third party's button that a page embeds; empty for none. */
    thirdPartyButton: text,
    /** The rights of the button's frame besides showing links: tokens of `sandbox`. None of them leads the page away. */
    thirdPartyButtonMay: list(z.enum(['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals'])),
    /** The payment provider's public key; empty if the stand-in takes payments. */
    paymentKey: text,
    /** The least and the greatest charge to a card, such as `NZD:1.00-5000.00`; by default what Stripe takes. */
    chargeLimits: list(text.check(z.regex(/^(USD|NZD):\d{1,7}\.\d\d-\d{1,7}\.\d\d$/))),
    /** Origins of pages that may embed the frames, besides the enterprise's own. */
    embedParents: list(someOrigin),
    /** Address of the map's style, or its path on the page's own origin (`/maps/style.json`); empty for a list without a map. */
    mapStyle: ifAny((address) => /^\/(?!\/)/.test(address) || isAddress(address)),
    /** Origins and schemes of apps to which a page may send a diner back. */
    returnTargets: list(returnTarget),
    /** Origin of the image host, which takes uploads; empty if the stand-in does. */
    uploadOrigin: originText,
    /** Plaid's environment; empty if the stand-in opens the bank's window. */
    bankLink: z.enum(['', 'sandbox', 'production']),
    /** The script of the deployment that receives signals, as a path on this machine; empty for none. */
    signals: ifAny(existsSync),
    /** The address to which that script sends them, if not to the page's own origin; empty for there. */
    signalsOrigin: originText,
    /** The name of the release in `version.json` and in each signal; by default the commit and a digest of the build. */
    release: text.check(z.regex(/^[\w.+-]{0,64}$/)),
    /** The path where the folder is served; null if it is not known: pages then refer to their files by relative paths. */
    basePath: z.nullable(text),
    /** The addresses of the guests' pages and of the tools, if they are on two hosts; both empty for one host. */
    guestsAddress: folderAddress,
    toolsAddress: folderAddress,
    /** The address that receives what a policy has blocked, from the browser itself; empty for none. */
    policyReports: ifAny((address) => address.startsWith('https://') && isAddress(address)),
    /** `preload` where browsers may know before the first visit that the host and all below it are served over HTTPS only. */
    transportSecurity: z.enum(['', 'preload']),
    /** Address for people who find a fault of security: `mailto:` or a page; empty for no `security.txt`. */
    securityContact: text.check(z.regex(/^(|mailto:\S+@\S+|https:\/\/\S+)$/)),
    /** The enterprise's app in the store of Apple that opens links to its pages: `<team>.<bundle>`; empty for none. */
    appleApp: text.check(z.regex(/^(|[A-Z0-9]{10}\.[\w.-]+)$/)),
    /** The same for Android: its package, and the SHA-256 of each certificate that signs it; empty for none. */
    androidApp: mapped(text.check(z.regex(/^(|[a-z]\w*(\.\w+)+( ([0-9A-F]{2}:){31}[0-9A-F]{2})+)$/)), (parts) =>
      parts.split(' ').filter(Boolean),
    ),
  })
  .check(
    z.refine(
      ({ guestsAddress: one, toolsAddress: other }) => (one === '' || other === '' ? one === other : sharedDomain(one, other) !== ''),
      { path: ['toolsAddress'] },
    ),
  )

export type Deployment = Readonly<z.output<typeof deploymentSchema>>

/** Settings that no page reads. */
const ofTheBuild = [
  'imageOrigin',
  'signals',
  'signalsOrigin',
  'basePath',
  'guestsAddress',
  'toolsAddress',
  'policyReports',
  'transportSecurity',
  'securityContact',
  'appleApp',
  'androidApp',
] as const satisfies readonly (keyof Deployment)[]

/** The name of a setting that a page may read. */
export type Setting = Exclude<keyof Deployment, (typeof ofTheBuild)[number]>

/** The environment variable of each setting, by its name. */
export const variables: ReadonlyMap<string, string> = new Map(
  Object.keys(deploymentSchema.shape).map((name) => [name, name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()]),
)

/** Reads the environment of a build. @throws for an invalid value, and names its variable. */
export function deployment(env: Readonly<Record<string, string | undefined>> = process.env): Deployment {
  const values = [...variables].map(([name, variable]) => [name, env[variable] ?? (name === 'basePath' ? null : '')])
  const read = z.safeParse(deploymentSchema, Object.fromEntries(values))
  if (read.success) return read.data
  const invalid = new Set(read.error.issues.map(({ path }) => variables.get(String(path[0])) ?? ''))
  throw new Error([...invalid].map((variable) => `${variable} is "${env[variable]}", which is not valid.`).join(' '))
}
