import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { BusinessRoute } from './BusinessRoute.tsx'

/** The business page has every address below its own, such as `/gifting`. */
const routeTree = createRootRoute({ component: BusinessRoute })

export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, { history })
