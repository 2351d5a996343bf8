import { type RouterHistory, createRootRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { CheckoutRoute } from './CheckoutRoute.tsx'

/** One route for every address below the app's: `/checkout/subscribe` is one of them. */
const routeTree = createRootRoute({ component: CheckoutRoute })

/** The history follows the steps, and the focus already scrolls them into view. It is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, { history, scrolls: false })
