import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/mount.tsx'
import { PurchaseRoute } from './PurchaseRoute.tsx'

/** The purchase page, at every address below the one at which the app is served. */
const routeTree = createRootRoute({ component: PurchaseRoute })

/** The store's routes. The history is the browser's own unless one is given. */
export const storeRouter = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, defaultErrorComponent: rethrow, ...(history && { history }) })
