import { type RouterHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { rethrow } from '../runtime/page/mount.tsx'
import { PosRoute } from './PosRoute.tsx'

const routeTree = createRootRoute({ component: PosRoute })

/** The history follows the steps, and the focus already scrolls them into view. */
const scrollRestoration = () => false

/** The history is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, scrollRestoration, defaultErrorComponent: rethrow, ...(history && { history }) })
