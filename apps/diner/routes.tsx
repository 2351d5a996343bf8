import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/page/createAppRouter.ts'
import { Pages } from '../runtime/page/Pages.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { CheckRoute } from './CheckRoute.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { AmbassadorRoute, SignInRoute, ReceiptRoute, SuccessRoute } from './lazyRoutes.tsx'

const root = createRootRoute({ component: Pages, notFoundComponent: () => <Redirect to="/" /> })

const check = createRoute({ getParentRoute: () => root, path: '/', component: CheckRoute })
const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: SignInRoute })
const success = createRoute({ getParentRoute: () => root, path: '/success', component: SuccessRoute })
const receipt = createRoute({ getParentRoute: () => root, path: '/receipt', component: ReceiptRoute })

const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: RequireSession })
const profile = createRoute({ getParentRoute: () => guarded, path: '/profile', component: AmbassadorRoute })

const routeTree = root.addChildren([check, signIn, success, receipt, guarded.addChildren([profile])])

/** The diner's routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
