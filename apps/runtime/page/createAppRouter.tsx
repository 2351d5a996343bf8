import { type AnyRoute, type RouterHistory, createRouter } from '@tanstack/react-router'
import { PagePlaceholder } from './lazyPage.tsx'
import { rethrow } from './mount.tsx'
import { Reads } from '../api/Reads.tsx'

/** Reads every value of the query as text. The router's own parser would read `?q=123` as a number, and write text with quotes. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** Writes the query, without empty and missing values. */
function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null)
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** Makes the page's relative addresses absolute: at an address with more levels, or fewer, they would lead elsewhere. */
function fixAddresses(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon],link[disabled]')) link.setAttribute('href', link.href)
}

/** The router of an app with several pages. The history is the browser's own unless one is given. */
export function createAppRouter(routeTree: AnyRoute, basepath: string, history?: RouterHistory) {
  fixAddresses()
  return createRouter({
    routeTree,
    basepath,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: rethrow,
    defaultPendingComponent: PagePlaceholder,
    InnerWrap: Reads,
    ...(history && { history }),
  })
}
