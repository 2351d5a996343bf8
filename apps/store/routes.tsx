import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { PurchaseRoute } from './PurchaseRoute.tsx'

const routeTree = createRootRoute({ component: PurchaseRoute })

export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, { history })
