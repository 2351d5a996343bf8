import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createPageRouter } from '../runtime/routing/createPageRouter.ts'
import { PosRoute, loadPage } from './PosRoute.tsx'

const routeTree = createRootRoute({ component: PosRoute, loader: ({ location }) => loadPage(location.searchStr) })

/** The history follows the steps, and the focus already scrolls them into view. It is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) => createPageRouter(routeTree, basepath, { history, scrolls: false })
