import { type AnyRoute, type RouterHistory, createRouter } from '@tanstack/react-router'
import { rethrow } from '../start/mount.tsx'

/** Reads every value of the query as text. The router's own parser would read `?code=20E25` as a number, and write text with quotes. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** Writes the query, without empty and missing values. */
function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null)
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** How every router of ours reads and writes the query. */
export const textSearch = { parseSearch, stringifySearch }

type Options = {
  /** The browser's own unless one is given. */
  readonly history: RouterHistory | undefined
  /** Off where the focus on a new step scrolls it into view. */
  readonly scrolls?: boolean
}

/** The router of an app with one page for every address below its own. */
export const createPageRouter = (routeTree: AnyRoute, basepath: string, { history, scrolls = true }: Options) =>
  createRouter({
    routeTree,
    basepath,
    ...textSearch,
    defaultErrorComponent: rethrow,
    ...(!scrolls && { scrollRestoration: () => false }),
    ...(history && { history }),
  })
