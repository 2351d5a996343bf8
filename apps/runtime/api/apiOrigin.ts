/** The API's origin, which the build writes into the page's head; empty for the page's own. */
export const apiOrigin = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? ''
