import { type AnyRoute, type RouterHistory, createRouter } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { rethrow } from '../start/mount.tsx'
import { PagePlaceholder, lazyPage } from './lazyPage.tsx'

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

const NotHere = lazyPage(() => import('./NotHere.tsx'), 'NotHere')

type Options = {
  /** The browser's own unless one is given. */
  readonly history: RouterHistory | undefined
  /** Off where the focus on a new step scrolls it into view. */
  readonly scrolls?: boolean
  /** Stands around every page: `Reads`, where pages read from the server. */
  readonly wrap?: (props: { children: ReactNode }) => ReactElement
}

/** The router of an app. */
export const createAppRouter = (routeTree: AnyRoute, basepath: string, { history, scrolls = true, wrap }: Options) =>
  createRouter({
    routeTree,
    basepath,
    ...textSearch,
    scrollRestoration: scrolls ? true : () => false,
    defaultErrorComponent: rethrow,
    defaultPendingComponent: PagePlaceholder,
    defaultNotFoundComponent: NotHere,
    ...(wrap && { InnerWrap: wrap }),
    ...(history && { history }),
  })
