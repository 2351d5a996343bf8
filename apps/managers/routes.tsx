import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LoadingManagers } from '../../features/managers/LoadingManagers.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { lazyPage, loadAtFirstTouch } from '../runtime/routing/lazyPage.tsx'
import { Pages, Redirect } from '../runtime/routing/links.tsx'
import { RequireSession, requireSession } from '../runtime/session/RequireSession.tsx'
import { SignInRoute } from './SignInRoute.tsx'

const root = createRootRoute({ component: Pages, notFoundComponent: () => <Redirect to="/location-selection" /> })

const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: SignInRoute })
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  pendingComponent: LoadingManagers,
  component: lazyPage(async () => (await import('./GuardedPages.tsx')).GuardedPages, LoadingManagers),
})

const pageAt = <const Path extends string>(path: Path, load: () => Promise<ComponentType>) =>
  createRoute({ getParentRoute: () => guarded, path, component: lazyPage(load) })

const start = createRoute({ getParentRoute: () => guarded, path: '/', component: () => <Redirect to="/location-selection" /> })
const pages = [
  pageAt('/location-selection', async () => (await import('./LocationSelectionRoute.tsx')).LocationSelectionRoute),
  pageAt('/diner-selection', async () => (await import('./DinerSelectionRoute.tsx')).DinerSelectionRoute),
  pageAt('/diner-profile', async () => (await import('./DinerProfileRoute.tsx')).DinerProfileRoute),
  pageAt('/refund', async () => (await import('./refund/RefundRoute.tsx')).RefundRoute),
  pageAt('/enter-check-number', async () => (await import('./checkout/EnterCheckRoute.tsx')).EnterCheckRoute),
]

/** Without the navigation: while a guest pays, nothing leads away from the bill by accident. */
const alone = createRoute({ getParentRoute: () => root, id: 'alone', beforeLoad: requireSession, component: RequireSession })
const checkout = createRoute({
  getParentRoute: () => alone,
  path: '/checkout',
  pendingComponent: LoadingManagers,
  component: lazyPage(async () => (await import('./checkout/CheckoutRoute.tsx')).CheckoutRoute, LoadingManagers),
})

const routeTree = root.addChildren([signIn, alone.addChildren([checkout]), guarded.addChildren([start, ...pages])])

/** The managers' routes. The history is the browser's own unless one is given. */
export function router(basepath: string, history?: RouterHistory) {
  const created = createAppRouter(routeTree, basepath, history)
  loadAtFirstTouch(created, '/guarded', '/alone')
  return created
}
