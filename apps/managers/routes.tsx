import { type RouterHistory, Outlet, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/createAppRouter.ts'
import { FollowLinks } from '../runtime/FollowLinks.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { RequireSession } from '../runtime/RequireSession.tsx'
import { DinerSelectionRoute } from './DinerSelectionRoute.tsx'
import { GuardedPages } from './GuardedPages.tsx'
import { LocationSelectionRoute } from './LocationSelectionRoute.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import { CheckoutRoute, DinerProfileRoute, EnterCheckRoute, RefundRoute } from './lazyRoutes.tsx'

const root = createRootRoute({
  component: () => (
    <FollowLinks>
      <Outlet />
    </FollowLinks>
  ),
  notFoundComponent: () => <Redirect to="/location-selection" />,
})

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginRoute })
const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: GuardedPages })

const start = createRoute({ getParentRoute: () => guarded, path: '/', component: () => <Redirect to="/location-selection" /> })
const locations = createRoute({ getParentRoute: () => guarded, path: '/location-selection', component: LocationSelectionRoute })
const diners = createRoute({ getParentRoute: () => guarded, path: '/diner-selection', component: DinerSelectionRoute })
const check = createRoute({ getParentRoute: () => guarded, path: '/enter-check-number', component: EnterCheckRoute })

const diner = createRoute({ getParentRoute: () => guarded, path: '/diner-profile', component: DinerProfileRoute })
const refund = createRoute({ getParentRoute: () => guarded, path: '/refund', component: RefundRoute })

/** Without the navigation: while a guest pays, nothing leads away from the bill by accident. */
const alone = createRoute({ getParentRoute: () => root, id: 'alone', component: RequireSession })
const checkout = createRoute({ getParentRoute: () => alone, path: '/checkout', component: CheckoutRoute })

const routeTree = root.addChildren([
  login,
  alone.addChildren([checkout]),
  guarded.addChildren([start, locations, diners, check, diner, refund]),
])

/** The managers' routes (MGR-01). The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
