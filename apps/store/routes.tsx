import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createPageRouter } from '../runtime/routing/createPageRouter.ts'
import { PurchaseRoute } from './PurchaseRoute.tsx'

const routeTree = createRootRoute({ component: PurchaseRoute })

export const router = (basepath: string, history?: RouterHistory) => createPageRouter(routeTree, basepath, { history })
