import { relative, resolve } from 'node:path'
import { type RouterHistory, createMemoryHistory } from '@tanstack/history'
import type { Rolldown } from 'vite'

/** Modules of an app's folder by the address below the app's own: `{ '/locations': ['locations/LocationRoutes'] }`. The app's own is `''`. */
export type Pages = Readonly<Record<string, readonly string[]>>

/** The addresses of an app, and the modules that each shows first. */
export interface AppRoutes {
  /** For everybody. */
  pages: Pages
  /** For who is signed in. */
  guardedPages: Pages
  /** Whether the app has a page at any other address too. */
  isAnywhere: boolean
}

/** The parts of a route that the build reads. */
interface Route {
  path?: string
  fullPath: string
  parentRoute?: Route
  /** `exportName` is what `lazyPage` adds to a component. */
  options: { component?: { exportName?: string }; beforeLoad?: unknown }
}

/** The exports of an app's `routes.tsx`. */
export interface RoutesModule {
  app: (
    basepath: string,
    history: RouterHistory,
  ) => { readonly addresses: readonly string[] | 'any' } | { readonly router: { routesById: Readonly<Record<string, Route>> } }
}

/** A route, and those around it, from the outermost. */
const lineOf = (route: Route): readonly Route[] => (route.parentRoute ? [...lineOf(route.parentRoute), route] : [route])

const withoutSlash = (address: string): string => address.replace(/\/$/, '')

/** Reads the routes of an app, as it has them itself: the one list of its pages. @throws if a page's script is not of the build. */
export function readRoutes(app: string, module: RoutesModule, chunks: readonly Rolldown.OutputChunk[]): AppRoutes {
  const folder = resolve('apps', app)
  const moduleOf = (name: string): string => {
    const [source, ...others] = chunks.flatMap(({ facadeModuleId: id, exports }) =>
      id?.startsWith(`${folder}/`) && exports.includes(name) ? [id] : [],
    )
    if (source === undefined || others.length > 0) throw new Error(`The build of ${app} has no one script for the page ${name}.`)
    return relative(folder, source).replace(/\.tsx$/, '')
  }
  const opened = module.app('/', createMemoryHistory())
  if ('addresses' in opened) {
    const isAnywhere = opened.addresses === 'any'
    const known = opened.addresses === 'any' ? ['/'] : opened.addresses
    return { pages: Object.fromEntries(known.map((at) => [withoutSlash(at), []])), guardedPages: {}, isAnywhere }
  }
  const pages: Record<string, readonly string[]> = {}
  const guardedPages: Record<string, readonly string[]> = {}
  for (const route of Object.values(opened.router.routesById)) {
    // The root, and a route without a path of its own, contain others.
    if (!route.path || !route.parentRoute) continue
    const line = lineOf(route)
    const isGuarded = line.some(({ path, parentRoute, options }) => (!path || !parentRoute) && options.beforeLoad !== undefined)
    const list = isGuarded ? guardedPages : pages
    list[withoutSlash(route.fullPath)] = line.flatMap(({ options }) => options.component?.exportName ?? []).map(moduleOf)
  }
  return { pages, guardedPages, isAnywhere: false }
}
