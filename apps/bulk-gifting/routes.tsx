import { Outlet } from '@tanstack/react-router'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { token } from '../runtime/session/token.ts'
import { calculator, create, guarded, open, orders, redemptions, root, signIn, start } from './addresses.ts'

const GuardedPages = lazyPage(() => import('./GuardedPages.tsx'), 'GuardedPages', LoadingGifting)

/** With a sign-in, a page has the navigation, which a guest does not download. The router calls `preload`. */
const OpenPage = Object.assign(() => (useSignedIn() ? <GuardedPages /> : <Outlet />), {
  preload: async () => (token() === null ? undefined : GuardedPages.preload()),
})

const routeTree = root
  .update({ component: Pages })
  .addChildren([
    signIn.update({ component: lazyPage(() => import('./SignInRoute.tsx'), 'SignInRoute', LoadingGifting) }),
    start,
    open
      .update({ component: OpenPage })
      .addChildren([calculator.update({ component: lazyPage(() => import('./calculator/CalculatorRoute.tsx'), 'CalculatorRoute') })]),
    guarded
      .update({ component: GuardedPages })
      .addChildren([
        create.update({ component: lazyPage(() => import('./draft/CreateRoute.tsx'), 'CreateRoute') }),
        orders.update({ component: lazyPage(() => import('./orders/OrdersRoute.tsx'), 'OrdersRoute') }),
        redemptions.update({ component: lazyPage(() => import('./orders/RedemptionsRoute.tsx'), 'RedemptionsRoute') }),
      ]),
  ])

export const app = routedApp(routeTree, { wrap: Reads })
