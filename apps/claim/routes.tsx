import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { PageError } from '../runtime/PageError.tsx'
import { ClaimRoute } from './ClaimRoute.tsx'

const root = createRootRoute({ errorComponent: PageError, notFoundComponent: ClaimRoute })
const claim = createRoute({ getParentRoute: () => root, path: '/', component: ClaimRoute })

/** The claim app's routes, below the address at which it is served. */
export const claimRouter = (basepath: string) =>
  createRouter({ routeTree: root.addChildren([claim]), basepath, defaultErrorComponent: PageError })
