import { type ParsedPath, type RouterHistory, createBrowserHistory } from '@tanstack/history'
import {
  type AnyRoute,
  type AnyRouter,
  type ErrorComponentProps,
  RouterProvider,
  createRouter,
  useRouterState,
} from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { HistoryProvider } from '../page/address.tsx'
import { useBusyPage } from '../page/useBusyPage.ts'
import type { App } from '../start/App.ts'
// oxlint-disable-next-line no-restricted-imports -- it subscribes before a page is rendered
import { onSessionChange } from '../session/session.ts'
import { WithAccount } from '../session/WithAccount.tsx'
import { loadAtFirstTouch } from './lazyPage.tsx'
import { NotHere } from './NotHere.tsx'

/** Reads every value of the query as text. The router's own parser would read `?code=20E25` as a number, and write text with quotes. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** Writes the query, without empty and missing values. */
function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null)
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** The reading and writing of the query, the same for every router of ours. */
export const textSearch = { parseSearch, stringifySearch }

type Options = {
  /** The component around every page: `Reads`, if pages read from the server. */
  readonly wrap?: (props: { children: ReactNode }) => ReactElement
  /** Pages whose route has one of these ids, or is below it, load at the first touch: they also show offline. */
  readonly atFirstTouch?: readonly string[]
  /** Reads what the first address shows, while its scripts load. */
  readonly load?: (address: ParsedPath) => Promise<unknown>
  /** The app's word for it, instead of "Sign out". */
  readonly signOutLabel?: string
}

/** Passes a route's error on to the page, instead of the router's own error view. */
function rethrow({ error }: ErrorComponentProps): never {
  throw error
}

/** An app with several pages. Without a history it moves in the browser's own. */
export const routedApp =
  (routeTree: AnyRoute, { wrap: Wrap = ({ children }) => <>{children}</>, atFirstTouch = [], load, signOutLabel }: Options = {}) =>
  (basepath: string, history: RouterHistory = createBrowserHistory()): App & { readonly router: AnyRouter } => {
    const router: AnyRouter = createRouter({
      routeTree,
      basepath,
      history,
      ...textSearch,
      scrollRestoration: true,
      defaultErrorComponent: rethrow,
      // The page that was pressed stays until the next one's script is there.
      defaultPendingMs: Infinity,
      defaultNotFoundComponent: () => <NotHere startHref={router.buildLocation({ to: '/' }).publicHref} />,
      InnerWrap: ({ children }) => {
        useBusyPage(useRouterState({ select: ({ isLoading }) => isLoading }))
        return <Wrap>{children}</Wrap>
      },
    })
    loadAtFirstTouch(router, ...atFirstTouch)
    // The guards of the routes run again. A session may end before a page is rendered.
    onSessionChange(() => void router.invalidate())
    return {
      basepath: router.basepath,
      router,
      page: () => String(router.state.matches.at(-1)?.fullPath ?? ''),
      load: () => Promise.all([router.load(), load?.(history.location)]),
      element: (
        <HistoryProvider value={history}>
          <WithAccount signOutLabel={signOutLabel}>
            <RouterProvider router={router} />
          </WithAccount>
        </HistoryProvider>
      ),
    }
  }
