import type { Plugin } from 'vite'

/** Names the enterprise in every page, served or built. Its theme applies to the page by this name. */
export const enterprisePage = (enterprise: string): Plugin => ({
  name: 'enterprise-page',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<html', `<html data-enterprise="${enterprise}"`) },
})
