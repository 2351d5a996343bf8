import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { PosRoute, loadPage } from './PosRoute.tsx'

const root = createRootRoute()
const page = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: PosRoute,
  loader: ({ location }) => loadPage(location.searchStr),
})
const routeTree = root.addChildren([page])

/** The history follows the steps, and the focus already scrolls them into view. It is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, { history, scrolls: false })
