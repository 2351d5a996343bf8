import { type RouterHistory, Outlet, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/createAppRouter.ts'
import { FollowLinks } from '../runtime/FollowLinks.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { DashboardRoute } from './DashboardRoute.tsx'
import { GuardedPages } from './GuardedPages.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import { EmailReviewRoute } from './lazyRoutes.tsx'

const root = createRootRoute({
  component: () => (
    <FollowLinks>
      <Outlet />
    </FollowLinks>
  ),
  notFoundComponent: () => <Redirect to="/" />,
})

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginRoute })
// An address with the review's id in its path works as well, where the deployment has a `BASE_PATH`.
const review = createRoute({ getParentRoute: () => root, path: '/email-review', component: EmailReviewRoute })
const reviewById = createRoute({ getParentRoute: () => root, path: '/email-review/$id', component: EmailReviewRoute })
const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: GuardedPages })

const dashboard = createRoute({ getParentRoute: () => guarded, path: '/', component: DashboardRoute })

const routeTree = root.addChildren([login, review, reviewById, guarded.addChildren([dashboard])])

/** The partner portal's routes (PRT-01). The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
