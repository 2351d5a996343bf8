import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LoadingReceipt } from '../../features/diner/screens/LoadingReceipt.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { lazyPage, loadAtFirstTouch } from '../runtime/routing/lazyPage.tsx'
import { Pages, Redirect } from '../runtime/routing/links.tsx'
import { RequireSession, requireSession } from '../runtime/session/RequireSession.tsx'
import { CheckRoute, OpenCheck } from './CheckRoute.tsx'

const Placeholder = () => (
  <PublicPage>
    <LoadingReceipt />
  </PublicPage>
)

const root = createRootRoute({ component: Pages, notFoundComponent: () => <Redirect to="/" /> })

const pageAt = <const Path extends string>(path: Path, load: () => Promise<ComponentType>) =>
  createRoute({ getParentRoute: () => root, path, pendingComponent: Placeholder, component: lazyPage(load, Placeholder) })

const check = createRoute({ getParentRoute: () => root, path: '/', component: CheckRoute })
const signIn = pageAt('/login', async () => (await import('./SignInRoute.tsx')).SignInRoute)
const success = pageAt('/success', async () => (await import('./PaidRoutes.tsx')).SuccessRoute)
const receipt = pageAt('/receipt', async () => (await import('./PaidRoutes.tsx')).ReceiptRoute)

const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', beforeLoad: requireSession, component: RequireSession })
const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  pendingComponent: Placeholder,
  component: lazyPage(async () => (await import('./AmbassadorRoute.tsx')).AmbassadorRoute, Placeholder),
})

const routeTree = root.addChildren([check, signIn, success, receipt, guarded.addChildren([profile])])

/** The diner's routes. The history is the browser's own unless one is given. */
export function router(basepath: string, history?: RouterHistory) {
  const created = createAppRouter(routeTree, basepath, history)
  // While the check is read.
  void OpenCheck.preload()
  loadAtFirstTouch(created, '/success', '/receipt')
  return created
}
