import { type RouteComponent, createRootRoute, createRoute } from '@tanstack/react-router'

/** The routes of an app with one page, at these addresses below its own. */
export function onePage(component: RouteComponent, addresses: readonly string[] = ['/']) {
  const root = createRootRoute()
  return root.addChildren(addresses.map((path) => createRoute({ getParentRoute: () => root, path, component })))
}
