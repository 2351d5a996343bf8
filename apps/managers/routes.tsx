import { LoadingManagers } from '../../features/managers/LoadingManagers.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { SignInRoute } from './SignInRoute.tsx'
import {
  alone,
  checkout,
  dinerProfile,
  dinerSelection,
  enterCheck,
  guarded,
  locationSelection,
  refund,
  root,
  signIn,
  start,
} from './addresses.ts'

const LocationSelection = lazyPage(() => import('./LocationSelectionRoute.tsx'), 'LocationSelectionRoute')

const routeTree = root.update({ component: Pages }).addChildren([
  signIn.update({ component: SignInRoute }),
  alone
    .update({ component: RequireSession })
    .addChildren([
      checkout.update({ component: lazyPage(() => import('./checkout/CheckoutRoute.tsx'), 'CheckoutRoute', LoadingManagers) }),
    ]),
  guarded.update({ component: lazyPage(() => import('./GuardedPages.tsx'), 'GuardedPages', LoadingManagers) }).addChildren([
    // Shown at its own address; its script starts with the page.
    start.update({ component: LocationSelection }),
    locationSelection.update({ component: LocationSelection }),
    dinerSelection.update({ component: lazyPage(() => import('./DinerSelectionRoute.tsx'), 'DinerSelectionRoute') }),
    dinerProfile.update({ component: lazyPage(() => import('./DinerProfileRoute.tsx'), 'DinerProfileRoute') }),
    refund.update({ component: lazyPage(() => import('./refund/RefundRoute.tsx'), 'RefundRoute') }),
    enterCheck.update({ component: lazyPage(() => import('./checkout/EnterCheckRoute.tsx'), 'EnterCheckRoute') }),
  ]),
])

export const app = routedApp(routeTree, { wrap: Reads, atFirstTouch: ['/guarded', '/alone'], signOutLabel: 'Logout' })
