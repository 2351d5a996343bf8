import { type AnyRoute, Outlet, type RouterHistory, useMatches, useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { FocusOnPageChange } from '../../../features/shared/screens/Screen.tsx'
import { type LinkProps, LinkProvider } from '../../../ui/Link/Link.tsx'
import { opensHere } from '../../../ui/Link/opensHere.ts'

type SearchOf<To extends AnyRoute> = keyof To['types']['fullSearchSchemaInput'] extends never
  ? Readonly<Record<string, never>>
  : Readonly<To['types']['fullSearchSchemaInput']>
type ParamsOf<To extends AnyRoute> = Readonly<To['types']['allParams']>

/** A page of an app, as its route types it. */
type At<To extends AnyRoute> = keyof ParamsOf<To> extends never
  ? [to: To, search?: SearchOf<To>]
  : [to: To, search: SearchOf<To>, params: ParamsOf<To>]

/**
 * An address for the router without its routes: the router's own types allow one router for a program, and ours has one for
 * each app.
 */
type Untyped = {
  readonly to: string
  readonly search: Readonly<Record<string, unknown>>
  readonly params?: Readonly<Record<string, string>>
}

/** The search of a page's address, as its route has read it: typed by the route, because the router's own types know one router. */
export const usePageSearch = <Page extends AnyRoute>(page: Page): Page['types']['fullSearchSchema'] => page.useSearch()

/** The parameters in the path of a page. */
export const usePageParams = <Page extends AnyRoute>(page: Page): ParamsOf<Page> => page.useParams()

/** Gives the address of a page of this app: a page that is not there, or a search value that it does not read, does not compile. */
export function useHref() {
  const router = useRouter()
  return <To extends AnyRoute>(...[to, search, params]: At<To>): string => {
    const address: Untyped = { to: String(to.fullPath), search: search ?? {}, params: params ?? {} }
    return router.buildLocation(address).publicHref
  }
}

type GoOptions = { readonly replace?: boolean; readonly ignoreBlocker?: boolean }

/** Goes to a page of this app. `ignoreBlocker` leaves unsaved changes without asking. */
export function useGo() {
  const navigate = useNavigate()
  return <To extends AnyRoute>(
    to: To,
    search: SearchOf<To>,
    ...[options = {}]: keyof ParamsOf<To> extends never ? [GoOptions?] : [GoOptions & { readonly params: ParamsOf<To> }]
  ): void => {
    const address: Untyped = { to: String(to.fullPath), search }
    void navigate({ ...address, ...options })
  }
}

type RedirectProps<To extends AnyRoute> = { readonly to: keyof ParamsOf<To> extends never ? To : never; readonly search: SearchOf<To> }

/** Leads to another page, once, whose path has no parameter. The router's own component navigates again each time it is rendered. */
export function Redirect<To extends AnyRoute>({ to, search }: RedirectProps<To>) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => {
    const address: Untyped = { to: String(to.fullPath), search }
    void navigate({ ...address, replace: true })
  })
  useEffect(() => go(), [])
  return null
}

/** The address within this app that a press on a link leads to; null where the browser should follow the link itself. */
function hrefWithin(basepath: string, event: MouseEvent<HTMLAnchorElement>): string | null {
  const link = event.currentTarget
  if (event.defaultPrevented || !opensHere(event) || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return null
  const isWithin = `${link.pathname}/`.startsWith(`${basepath.replace(/\/$/, '')}/`) && !link.getAttribute('href')?.startsWith('#')
  return isWithin ? link.pathname + link.search + link.hash : null
}

/** A link of `ui` in an app with several pages: a page of this app is shown without a page load. */
function AppLink({ onClick, children, ...link }: LinkProps) {
  const router: { readonly basepath: string; readonly history: RouterHistory } = useRouter()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- `href` makes it a link
    <a
      {...link}
      onClick={(event) => {
        onClick?.(event)
        const href = hrefWithin(router.basepath, event)
        if (href === null) return
        event.preventDefault()
        // As browsers do: Back must not lead to the page that is shown already.
        router.history[href === router.history.location.href ? 'replace' : 'push'](href)
      }}>
      {children}
    </a>
  )
}

/** The pages of an app: links between them load nothing anew, and the focus moves to the heading of the next page. */
export function Pages() {
  // The page that is shown: the address is already the next one's while that page loads.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  return (
    <LinkProvider value={AppLink}>
      <FocusOnPageChange page={shown}>
        <Outlet />
      </FocusOnPageChange>
    </LinkProvider>
  )
}
