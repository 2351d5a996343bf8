import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { GiftRoute } from './GiftRoute.tsx'

const routeTree = createRootRoute({ component: GiftRoute, notFoundComponent: GiftRoute })

/** The gift's one page. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
