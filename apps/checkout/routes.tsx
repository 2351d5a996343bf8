import { useAddress } from '../runtime/page/address.tsx'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { onePage } from '../runtime/routing/onePage.tsx'
import { CheckoutRoute } from './CheckoutRoute.tsx'
import { readLink } from './link.ts'
import { isBought, isPurchaseLink, isSubscribe } from './pageLinks.ts'

// Most buyers come with an option: the choice of subscriptions and what was bought load only when needed.
const SubscriptionRoute = lazyComponent(async () => (await import('./SubscriptionRoute.tsx')).SubscriptionRoute)
const Bought = lazyComponent(async () => (await import('./Bought.tsx')).Bought)
const PurchaseRoute = lazyComponent(async () => (await import('./PurchaseRoute.tsx')).PurchaseRoute)

/** The page of the address. */
function Page() {
  const { pathname, search } = useAddress()
  const mustRenew = isSubscribe(pathname)
  const { option, promoCode } = readLink(search)
  if (isPurchaseLink(pathname)) return <PurchaseRoute />
  if (isBought(pathname) || (mustRenew && !option)) return <SubscriptionRoute isOwn={isBought(pathname)} promoCode={promoCode} />
  // Another option starts another visit.
  return <CheckoutRoute key={`${mustRenew} ${search}`} search={search} mustRenew={mustRenew} bought={Bought} />
}

export const app = onePage(Page, { addresses: ['/', '/subscribe', '/subscription', '/purchase'] })
