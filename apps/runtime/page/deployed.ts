/** A setting of the deployment, which the build writes into the page's head; empty where there is none. */
export const setting = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The path of the enterprise's folder, which holds its apps, with a slash at the end. */
export const enterpriseFolder = (): string => (import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '../', import.meta.url).pathname)

/** The address of another app of the same enterprise, with a slash at the end. */
export const appAddress = (app: string): string => `${enterpriseFolder()}${app}/`
