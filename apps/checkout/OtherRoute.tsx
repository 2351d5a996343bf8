import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import { isBought, isPurchaseLink } from './pageLinks.ts'

const SubscriptionRoute = lazyComponent(async () => (await import('./SubscriptionRoute.tsx')).SubscriptionRoute)

const PurchaseRoute = lazyComponent(async () => (await import('./PurchaseRoute.tsx')).PurchaseRoute)

/** The pages of this app at which no option is paid for. */
export const OtherRoute = ({ pathname, promoCode }: { pathname: string; promoCode: string | null }) =>
  isPurchaseLink(pathname) ? <PurchaseRoute /> : <SubscriptionRoute isOwn={isBought(pathname)} promoCode={promoCode} />
