import type { DeclaredApp } from '../declaredApps.ts'
import { type Deployment, type Setting, originOf } from '../hosting/deployment.ts'
import type { SignalsFile } from '../hosting/signalsFile.ts'
import { digestOf } from './integrity.ts'
import { escapeHtml } from './markup.ts'

const settingsElement = /<script type="application\/json" id="settings">(.*?)<\/script>(?:\s*<link rel="preconnect"[^>]*>)?/
const signalsElement = /\s*<script async fetchpriority="low"[^>]*><\/script>(?=\s*<\/head>)/
/** The path from a page to the built folder, in its first script. */
const rootOfPage = /<script type="module"[^>]* src="([^"]*)assets\//

/** The addresses of the apps that are on the other host, by their names, and the domain that both hosts are in. */
export interface OtherHost {
  readonly addresses: Readonly<Record<string, string>>
  readonly domain: string
}

interface Page {
  app: Pick<DeclaredApp, 'settings'>
  deployed: Deployment
  otherHost?: OtherHost | null
}

/** The element with the deployment's settings, which `deployed.ts` reads. It is data: no policy on scripts blocks it. */
export function settingsMarkup({ app: { settings = [] }, deployed, otherHost = null }: Page): string {
  const names: readonly Setting[] = ['release', 'apiOrigin', ...settings]
  const values = {
    ...(otherHost && { otherHost: otherHost.addresses, sharedDomain: otherHost.domain }),
    ...Object.fromEntries(names.map((name) => [name, deployed[name]])),
  }
  const element = `<script type="application/json" id="settings">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`
  // The page first calls its API, so the connection opens while the page is parsed.
  return deployed.apiOrigin === ''
    ? element
    : `${element}\n    <link rel="preconnect" href="${escapeHtml(originOf(deployed.apiOrigin))}" crossorigin>`
}

/** The settings in a page; none in a page that no deployment has been written into. */
export const settingsIn = (html: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `settingsMarkup` wrote it
  JSON.parse(settingsElement.exec(html)?.[1] ?? '{}') as { readonly otherHost?: OtherHost['addresses']; readonly apiOrigin?: string }

/** Makes links to apps on the other host absolute, also where another deployment has done so before. */
function linked(html: string, addresses: OtherHost['addresses']): string {
  const fresh = html.replaceAll(/href="(?:\.\.\/)+([\w-]+)\//g, (link, app: string) =>
    Object.hasOwn(addresses, app) ? `href="${addresses[app]}` : link,
  )
  return Object.entries(settingsIn(html).otherHost ?? {}).reduce(
    (text, [app, before]) => text.replaceAll(`href="${before}`, `href="${addresses[app] ?? before}`),
    fresh,
  )
}

/** Writes a deployment's settings into a built page, in the place of those of any other. @throws for a page without settings. */
export function withSettings(html: string, page: Page, signals: SignalsFile | null): string {
  if (!settingsElement.test(html)) throw new Error('The page has no settings.')
  const root = rootOfPage.exec(html)?.[1] ?? ''
  // The page does not wait for the deployment's script.
  const script =
    signals && `<script async fetchpriority="low" integrity="${digestOf(signals.source)}" src="${root}${signals.fileName}"></script>`
  return linked(html, page.otherHost?.addresses ?? {})
    .replace(settingsElement, () => settingsMarkup(page))
    .replace(signalsElement, '')
    .replace(/\s*<\/head>/, (end) => (script === null ? end : `\n    ${script}${end}`))
}
