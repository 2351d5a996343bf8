import { type RouterHistory, createRootRoute, createRoute, useSearch } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/page/createAppRouter.ts'
import { Pages } from '../runtime/page/Pages.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { CalculatorRoute, CreateRoute, GuardedPages, SignInRoute, OrdersRoute, RedemptionsRoute, loadEarly } from './lazyRoutes.tsx'

/** Leads to a new gift, with the query of this address: the country and the amount that a link asked for. */
const ToStart = () => <Redirect to="/" search={useSearch({ strict: false })} />

const root = createRootRoute({ component: Pages, notFoundComponent: ToStart })

/** The calculator needs no sign-in. With one it has the navigation. */
const CalculatorPage = () => (useSignedIn() ? <GuardedPages /> : <CalculatorRoute isPublic />)

const SignedInPages = () => (useSignedIn() ? <GuardedPages /> : <RequireSession />)

const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: SignInRoute })
/** Where the calculator's links lead. */
const start = createRoute({ getParentRoute: () => root, path: '/checkout', component: ToStart })
const calculatorPage = createRoute({ getParentRoute: () => root, id: 'calculatorPage', component: CalculatorPage })
const calculator = createRoute({
  getParentRoute: () => calculatorPage,
  path: '/calculator',
  loader: () => CalculatorRoute.prefetch(),
  component: () => <CalculatorRoute isPublic={false} />,
})

const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: SignedInPages })
const create = createRoute({ getParentRoute: () => guarded, path: '/', loader: loadEarly(CreateRoute), component: CreateRoute })
const orders = createRoute({ getParentRoute: () => guarded, path: '/dashboard', loader: loadEarly(OrdersRoute), component: OrdersRoute })
const redemptions = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard/redemptions/$id',
  loader: loadEarly(RedemptionsRoute),
  component: RedemptionsRoute,
})

const routeTree = root.addChildren([
  signIn,
  start,
  calculatorPage.addChildren([calculator]),
  guarded.addChildren([create, orders, redemptions]),
])

/** The bulk-gifting site's routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
