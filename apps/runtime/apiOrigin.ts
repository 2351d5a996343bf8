/** The API's origin, from the page's head; empty for the page's own origin. */
export const apiOrigin = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? ''
