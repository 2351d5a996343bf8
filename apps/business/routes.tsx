import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createPageRouter } from '../runtime/routing/createPageRouter.ts'
import { BusinessRoute } from './BusinessRoute.tsx'

/** The business page has every address below its own, such as `/gifting`. */
const routeTree = createRootRoute({ component: BusinessRoute })

export const router = (basepath: string, history?: RouterHistory) => createPageRouter(routeTree, basepath, { history })
