import { type RouteComponent, createRootRoute, createRoute } from '@tanstack/react-router'

type Loader = (page: { readonly location: { readonly hash: string; readonly searchStr: string } }) => unknown

/** The routes of an app with one page, at these addresses below its own. The page shows once `loader` has loaded. */
export function onePage(component: RouteComponent, addresses: readonly string[] = ['/'], loader: Loader = () => undefined) {
  const root = createRootRoute()
  return root.addChildren(addresses.map((path) => createRoute({ getParentRoute: () => root, path, component, loader })))
}
