import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/page/createAppRouter.ts'
import { Pages } from '../runtime/page/Pages.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { SignInRoute } from './SignInRoute.tsx'
import {
  CheckoutRoute,
  DinerProfileRoute,
  DinerSelectionRoute,
  EnterCheckRoute,
  GuardedPages,
  LocationSelectionRoute,
  RefundRoute,
  loadEarly,
} from './lazyRoutes.tsx'

const root = createRootRoute({ component: Pages, notFoundComponent: () => <Redirect to="/location-selection" /> })

const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: SignInRoute })
const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: GuardedPages })

const pageAt = <const Path extends string>(path: Path, page: typeof RefundRoute) =>
  createRoute({ getParentRoute: () => guarded, path, component: page, loader: loadEarly(page) })

const start = createRoute({
  getParentRoute: () => guarded,
  path: '/',
  component: () => <Redirect to="/location-selection" />,
  loader: loadEarly(LocationSelectionRoute),
})
const pages = [
  pageAt('/location-selection', LocationSelectionRoute),
  pageAt('/diner-selection', DinerSelectionRoute),
  pageAt('/diner-profile', DinerProfileRoute),
  pageAt('/refund', RefundRoute),
  pageAt('/enter-check-number', EnterCheckRoute),
]

/** Without the navigation: while a guest pays, nothing leads away from the bill by accident. */
const alone = createRoute({ getParentRoute: () => root, id: 'alone', component: RequireSession })
const checkout = createRoute({ getParentRoute: () => alone, path: '/checkout', component: CheckoutRoute })

const routeTree = root.addChildren([signIn, alone.addChildren([checkout]), guarded.addChildren([start, ...pages])])

/** The managers' routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
