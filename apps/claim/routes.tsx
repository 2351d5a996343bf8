import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/page/mount.tsx'
import { textSearch } from '../runtime/page/textSearch.ts'
import { ClaimRoute } from './ClaimRoute.tsx'

/** One page for every address of the app. */
const routeTree = createRootRoute({ component: ClaimRoute })

/** The claim app's router. It uses the browser's history unless another is given. */
export const router = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, ...textSearch, defaultErrorComponent: rethrow, ...(history && { history }) })
