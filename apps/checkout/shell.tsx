import { DetailsPage } from '../../features/checkout/CheckoutScreen.tsx'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { Screen } from '../../features/shared/screens/Screen.tsx'
import { Waiting } from '../../features/shared/screens/Waiting.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { emptyBuyer } from '../../features/checkout/visit.ts'
import { orderTemplate } from './prefetch.ts'

const opening = {
  link: { option: { kind: 'ico', id: '' }, promoCode: null },
  isMember: false,
  timeZone: '',
  buyer: emptyBuyer,
  paying: null,
  mustRenew: false,
} as const
/** The store's address, from the folder of this page. */
const links = { host: 'plain', backHref: '../store/', mapHref: '', passMapHref: '', manageHref: '' } as const

/** The page's shell, rendered at build time: a guest's form can be typed into before any script has loaded. */
export const Shell = () => (
  <>
    <DetailsPage state={{ status: 'loading', opening }} send={() => {}} links={links} />
    <template id={orderTemplate}>
      <LoadingOrder />
    </template>
  </>
)

/** The shell of a page that asks for nothing to be paid. */
const reading = (title: string, label: string) => () => (
  <PublicPage>
    <Screen title={title}>
      <Waiting label={label} />
      <Skeleton shape="card" />
    </Screen>
  </PublicPage>
)

/** Subscriptions are chosen or read first, and a purchase is found. */
export const shells = {
  subscribe: reading('Choose your subscription', 'Fetching the subscriptions'),
  subscription: reading('Your subscription', 'Getting your subscription'),
  purchase: reading('Your purchase', 'Getting your purchase'),
}
