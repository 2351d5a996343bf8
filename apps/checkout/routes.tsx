import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/page/mount.tsx'
import { textSearch } from '../runtime/page/textSearch.ts'
import { CheckoutRoute } from './CheckoutRoute.tsx'

/** One route for every address below the app's: `/checkout/subscribe` is one of them. */
const routeTree = createRootRoute({ component: CheckoutRoute })

/** The history follows the steps, and the focus already scrolls them into view. */
const scrollRestoration = () => false

/** The history is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, ...textSearch, scrollRestoration, defaultErrorComponent: rethrow, ...(history && { history }) })
