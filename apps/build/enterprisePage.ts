import type { HtmlTagDescriptor, Plugin } from 'vite'

interface Options {
  /** The name of the enterprise's folder in themes/. */
  enterprise: string
  /** Where the API answers, as `https://host[:port]`; empty for the page's own origin (NET-01). */
  apiOrigin: string
  /** Address of a third party's button on the business page; empty for none (PUB-05). */
  thirdPartyButton: string
  /** The payment provider's public key, for the checkout; empty if the stand-in takes payments. */
  paymentKey: string
  /** Origins of pages that may embed the frames, besides the enterprise's own. */
  embedParents: readonly string[]
  /** Address of the map style whose tiles the embedded map shows; empty for a map without tiles. */
  mapStyle: string
}

/** Writes the enterprise and the API's origin into every page, served or built. */
export function enterprisePage({ enterprise, apiOrigin, thirdPartyButton, paymentKey, embedParents, mapStyle }: Options): Plugin {
  return {
    name: 'enterprise-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => ({
        html: html.replace('<html', `<html data-enterprise="${enterprise}"${path.includes('/embed/') ? '' : ' data-scheme="auto"'}`),
        tags: [
          meta('color-scheme', 'light dark'),
          meta('api-origin', apiOrigin),
          ...(path.includes('/business/') ? [meta('third-party-button', thirdPartyButton)] : []),
          ...(path.includes('/checkout/') ? [meta('payment-key', paymentKey)] : []),
          ...(path.includes('/embed/') ? [meta('embed-parents', embedParents.join(' ')), meta('map-style', mapStyle)] : []),
          ...(apiOrigin === '' ? [] : [preconnectTo(apiOrigin)]),
        ],
      }),
    },
  }
}

const meta = (name: string, content: string): HtmlTagDescriptor => ({ tag: 'meta', attrs: { name, content }, injectTo: 'head' })

/** The page first calls its API, so the connection opens while the page is parsed. */
const preconnectTo = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preconnect', href, crossorigin: true },
  injectTo: 'head',
})
