import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { Reads } from '../runtime/api/useRead.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { GiftRoute } from './GiftRoute.tsx'

const routeTree = createRootRoute({ component: GiftRoute, notFoundComponent: GiftRoute })

export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, { history, wrap: Reads })
