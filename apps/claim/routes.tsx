import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/mount.tsx'
import { ClaimRoute } from './ClaimRoute.tsx'

/** One page, at every address below the one at which the app is served. */
const routeTree = createRootRoute({ component: ClaimRoute })

/** The claim app's routes. The history is the browser's own unless one is given. */
export const claimRouter = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, defaultErrorComponent: rethrow, ...(history && { history }) })
