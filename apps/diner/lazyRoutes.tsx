import { LoadingBill } from '../../features/bill/screens/LoadingBill.tsx'
import { LoadingReceipt } from '../../features/diner/screens/LoadingReceipt.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { firstTouch } from '../runtime/page/firstTouch.ts'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'

const Placeholder = () => (
  <PublicPage>
    <LoadingReceipt />
  </PublicPage>
)

/** A check to pay: its script loads while the check is read. */
export const OpenCheck = lazyComponent(
  async () => (await import('./OpenCheck.tsx')).OpenCheck,
  () => <LoadingBill title="Pay your bill" />,
)
OpenCheck.prefetch()

/** The pages that come after the check: loaded at the diner's first touch, so that they also show offline. */
export const SuccessRoute = lazyComponent(async () => (await import('./SuccessRoute.tsx')).SuccessRoute, Placeholder)
export const ReceiptRoute = lazyComponent(async () => (await import('./ReceiptRoute.tsx')).ReceiptRoute, Placeholder)
export const AmbassadorRoute = lazyComponent(async () => (await import('./AmbassadorRoute.tsx')).AmbassadorRoute, Placeholder)
export const SignInRoute = lazyComponent(async () => (await import('./SignInRoute.tsx')).SignInRoute, Placeholder)

void firstTouch.then(() => {
  for (const { prefetch } of [SuccessRoute, ReceiptRoute]) prefetch()
})
