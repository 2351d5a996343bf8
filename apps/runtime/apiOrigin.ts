/** Where the API lives: the one deploy-time setting, kept in the page's head. Empty for the page's own origin. */
export const apiOrigin = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? ''
