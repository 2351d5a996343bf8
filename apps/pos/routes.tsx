import type { RouterHistory } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { onePage } from '../runtime/routing/onePage.ts'
import { PosRoute, loadPage } from './PosRoute.tsx'

const routeTree = onePage(PosRoute, ['/'], ({ location }) => loadPage(location.searchStr))

/** The history follows the steps, and the focus already scrolls them into view. It is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, { history, scrolls: false })
