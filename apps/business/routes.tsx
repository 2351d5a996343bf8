import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/mount.tsx'
import { BusinessRoute } from './BusinessRoute.tsx'

/** The business page, at every address below the one at which the app is served: `/gifting` too (CAL-01). */
const routeTree = createRootRoute({ component: BusinessRoute })

/** The business page's routes. The history is the browser's own unless one is given. */
export const businessRouter = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, defaultErrorComponent: rethrow, ...(history && { history }) })
