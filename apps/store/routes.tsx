import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createPageRouter } from '../runtime/routing/createPageRouter.ts'
import { PurchaseRoute } from './PurchaseRoute.tsx'

const routeTree = createRootRoute({ component: PurchaseRoute })

/** The browser's history is used unless another is given. */
export const router = (basepath: string, history?: RouterHistory) => createPageRouter(routeTree, basepath, { history })
