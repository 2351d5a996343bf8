import type { HtmlTagDescriptor, Plugin } from 'vite'

interface Options {
  /** The enterprise's id: the name of its folder in themes/. */
  enterprise: string
  /** Where the API answers, as `https://host[:port]`; empty for the page's own origin (NET-01). */
  apiOrigin: string
  /** Address of a third party's button on the business page; empty for none (PUB-05). */
  thirdPartyButton: string
}

/** Tells every page, served or built, whose house it is and where its API answers. */
export function enterprisePage({ enterprise, apiOrigin, thirdPartyButton }: Options): Plugin {
  return {
    name: 'enterprise-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => ({
        html: html.replace('<html', `<html data-enterprise="${enterprise}"`),
        tags: [
          { tag: 'meta', attrs: { name: 'api-origin', content: apiOrigin }, injectTo: 'head' },
          ...(path.includes('/business/') ? [{ tag: 'meta', attrs: { name: 'third-party-button', content: thirdPartyButton }, injectTo: 'head' as const }] : []),
          ...(apiOrigin === '' ? [] : [preconnectTo(apiOrigin)]),
        ],
      }),
    },
  }
}

/** The page's first request goes to its API: the way there may be opened while the page is read. */
const preconnectTo = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preconnect', href, crossorigin: true },
  injectTo: 'head',
})
