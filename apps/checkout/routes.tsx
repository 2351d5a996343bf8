import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/mount.tsx'
import { CheckoutRoute } from './CheckoutRoute.tsx'

/** The checkout, at every address below the one at which the app is served: `/checkout/subscribe` is one (CHK-08). */
const routeTree = createRootRoute({ component: CheckoutRoute })

/** Who pays stays where they are while the history follows the steps: what takes the focus comes into sight by itself. */
const scrollRestoration = () => false

/** The checkout's routes. The history is the browser's own unless one is given. */
export const checkoutRouter = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, scrollRestoration, defaultErrorComponent: rethrow, ...(history && { history }) })
