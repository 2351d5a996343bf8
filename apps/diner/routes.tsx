import type { ParsedPath } from '@tanstack/history'
import * as z from 'zod/mini'
import { checkAddress } from '../../features/diner/address.ts'
import { LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import { LoadingReceipt } from '../../features/diner/screens/LoadingReceipt.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { readBillAhead } from '../runtime/bill/useBill.ts'
import { Reads } from '../runtime/api/useRead.tsx'
import { appAddress } from '../runtime/page/deployed.ts'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp, textSearch } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { check, guarded, profile, receipt, root, signIn, success } from './addresses.ts'

const Placeholder = () => (
  <PublicPage>
    <LoadingReceipt />
  </PublicPage>
)

const routeTree = root.update({ component: Pages }).addChildren([
  check.update({
    component: lazyPage(
      () => import('./CheckRoute.tsx'),
      'CheckRoute',
      () => <LoadingCheck />,
    ),
  }),
  signIn.update({ component: lazyPage(() => import('./SignInRoute.tsx'), 'SignInRoute', Placeholder) }),
  success.update({ component: lazyPage(() => import('./PaidRoutes.tsx'), 'SuccessRoute', Placeholder) }),
  receipt.update({ component: lazyPage(() => import('./PaidRoutes.tsx'), 'ReceiptRoute', Placeholder) }),
  guarded
    .update({ component: RequireSession })
    .addChildren([profile.update({ component: lazyPage(() => import('./AmbassadorRoute.tsx'), 'AmbassadorRoute', Placeholder) })]),
])

/** The bill of the address is read before the first render. */
const load = async ({ pathname, search }: ParsedPath) =>
  `${pathname.replace(/\/$/, '')}/` === appAddress('diner') &&
  readBillAhead({ ...z.parse(checkAddress, textSearch.parseSearch(search)), payAmount: null })

export const app = routedApp(routeTree, { wrap: Reads, atFirstTouch: ['/success', '/receipt'], load })
