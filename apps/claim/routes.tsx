import { type RouterHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { PageError } from '../runtime/PageError.tsx'
import { ClaimRoute } from './ClaimRoute.tsx'

const root = createRootRoute({ errorComponent: PageError, notFoundComponent: ClaimRoute })
const claim = createRoute({ getParentRoute: () => root, path: '/', component: ClaimRoute })

/** The claim app's routes, below the address at which it is served. The history is the browser's own unless one is given. */
export const claimRouter = (basepath: string, history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([claim]),
    basepath,
    defaultErrorComponent: PageError,
    ...(history && { history }),
  })
