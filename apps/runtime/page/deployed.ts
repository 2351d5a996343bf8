import type { Deployment, Setting } from '../../build/hosting/deployment.ts'

/** The settings in a page. */
export interface PageSettings extends Partial<Pick<Deployment, Setting>> {
  /** The addresses of apps that are on another host. */
  readonly otherHost?: Readonly<Record<string, string>>
  /** The domain that this host and the other are in. */
  readonly sharedDomain?: string
}

/** The settings that the build has validated and written into the page. A story's page has none. */
function settings(): PageSettings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote it by the schema of these very types
  return JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as PageSettings
}

type Kind = { readonly text: string; readonly list: readonly string[] }
type SettingOf<K extends keyof Kind> = { [Name in Setting]: Deployment[Name] extends Kind[K] ? Name : never }[Setting]

/** A setting of the deployment; empty where there is none. */
export const setting = (name: SettingOf<'text'>): string => settings()[name] ?? ''

/** A setting of several parts. */
export const settingList = (name: SettingOf<'list'>): readonly string[] => settings()[name] ?? []

/** The domain of both hosts of the enterprise; empty if it has one. */
export const sharedDomain = (): string => settings().sharedDomain ?? ''

/** The path of the enterprise's folder, which holds its apps, with a slash at the end. */
export const enterpriseFolder = (): string => (import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '../', import.meta.url).pathname)

/** The address of another app of the same enterprise, with a slash at the end. It is absolute if the app is on another host. */
export const appAddress = (app: string): string => settings().otherHost?.[app] ?? `${enterpriseFolder()}${app}/`

/** Our own page of a member's subscriptions. Wallets of every app link to it. */
export const ownSubscriptionsHref = (): string => `${appAddress('checkout')}subscription`
