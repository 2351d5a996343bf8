import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/page/mount.tsx'
import { textSearch } from '../runtime/page/textSearch.ts'
import { PurchaseRoute } from './PurchaseRoute.tsx'

/** The purchase page has every address below its own. */
const routeTree = createRootRoute({ component: PurchaseRoute })

/** The browser's history is used unless another is given. */
export const router = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, ...textSearch, defaultErrorComponent: rethrow, ...(history && { history }) })
