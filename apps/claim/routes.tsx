import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createPageRouter } from '../runtime/routing/createPageRouter.ts'
import { ClaimRoute } from './ClaimRoute.tsx'

/** One page for every address of the app. */
const routeTree = createRootRoute({ component: ClaimRoute })

/** The claim app's router. It uses the browser's history unless another is given. */
export const router = (basepath: string, history?: RouterHistory) => createPageRouter(routeTree, basepath, { history })
