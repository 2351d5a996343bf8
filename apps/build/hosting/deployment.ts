import { existsSync } from 'node:fs'
import type { Setting } from '../defineApp.ts'

/** What the environment of a build says about where the pages will be served. */
export interface Deployment extends Readonly<Record<Setting, string | readonly string[]>> {
  /** Where the API answers, as `https://host[:port]`; empty for the page's own origin. */
  apiOrigin: string
  /** Origin of the offers' images, if it is not the page's own; empty for none. */
  imageOrigin: string
  /** Address of a third party's button that a page embeds; empty for none. */
  thirdPartyButton: string
  /** The rights of the button's frame besides showing links: tokens of `sandbox`. */
  thirdPartyButtonMay: readonly string[]
  /** The payment provider's public key; empty if the stand-in takes payments. */
  paymentKey: string
  /** Origins of pages that may embed the frames, besides the enterprise's own. */
  embedParents: readonly string[]
  /** Address of the map style whose tiles a map shows; empty for a map without tiles. */
  mapStyle: string
  /** Origins (`https://order.example`) and schemes of apps (`lunch:`) to which a page may send a diner back. */
  returnTargets: readonly string[]
  /** Origin of the image host, which takes uploads; empty if the stand-in does. */
  uploadOrigin: string
  /** Plaid's environment, `sandbox` or `production`; empty if the stand-in opens the bank's window. */
  bankLink: string
  /** The script of the deployment that receives signals, as a path on this machine; empty for none. */
  signals: string
  /** Where that script sends them, if not to the page's own origin; empty for there. */
  signalsOrigin: string
  /** Whether pages refer to their files by relative paths, so that they work below any path. */
  relative: boolean
}

const { env } = process

/** The origin of the address in a variable; empty without one. @throws for an invalid address. */
function originIn(name: string): string {
  const address = env[name] ?? ''
  return address === '' ? '' : new URL(address).origin
}

/** The API's origin, from `$API_ORIGIN`; empty for the page's own. @throws for an invalid address. */
export const apiOrigin = (): string => originIn('API_ORIGIN')

/** The parts of a variable that are separated by spaces. */
const listIn = (name: string): string[] => (env[name] ?? '').split(/\s+/).filter(Boolean)

/** Origins of pages that may embed the frames, from `$EMBED_PARENTS`, separated by spaces. @throws for an invalid one. */
const embedParents = (): string[] => listIn('EMBED_PARENTS').map((address) => new URL(address).origin)

/** The targets of `$RETURN_TARGETS`, separated by spaces. @throws for one that is neither an origin nor a scheme. */
const returnTargets = (): string[] =>
  listIn('RETURN_TARGETS').map((target) => (/^[a-z][a-z0-9+.-]*:$/.test(target) ? target : new URL(target).origin))

/** Plaid's environment, from `$BANK_LINK`. @throws for another one. */
export function bankLink(): string {
  const name = env['BANK_LINK'] ?? ''
  if (!['', 'sandbox', 'production'].includes(name)) throw new Error(`BANK_LINK is "${name}", not "sandbox" or "production".`)
  return name
}

/** The path in `$SIGNALS`. @throws if there is no such file. */
function signals(): string {
  const file = env['SIGNALS'] ?? ''
  if (file !== '' && !existsSync(file)) throw new Error(`SIGNALS is "${file}", but there is no such file.`)
  return file
}

/** The rights that a frame may be given. None of them leads the page itself elsewhere. */
const frameTokens: ReadonlySet<string> = new Set(['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals'])

/** The tokens of `$THIRD_PARTY_BUTTON_MAY`, separated by spaces. @throws for one that may not be given. */
export function thirdPartyButtonMay(): string[] {
  const tokens = listIn('THIRD_PARTY_BUTTON_MAY')
  const other = tokens.find((token) => !frameTokens.has(token))
  if (other !== undefined) throw new Error(`THIRD_PARTY_BUTTON_MAY has "${other}", not one of ${[...frameTokens].join(', ')}.`)
  return tokens
}

/** Reads the environment. @throws for an invalid address. */
export const deployment = (): Deployment => ({
  apiOrigin: apiOrigin(),
  imageOrigin: env['IMAGE_ORIGIN'] ?? '',
  thirdPartyButton: env['THIRD_PARTY_BUTTON'] ?? '',
  thirdPartyButtonMay: thirdPartyButtonMay(),
  paymentKey: env['PAYMENT_KEY'] ?? '',
  embedParents: embedParents(),
  mapStyle: env['MAP_STYLE'] ?? '',
  returnTargets: returnTargets(),
  uploadOrigin: originIn('UPLOAD_ORIGIN'),
  bankLink: bankLink(),
  signals: signals(),
  signalsOrigin: originIn('SIGNALS_ORIGIN'),
  relative: env['BASE_PATH'] === undefined,
})
