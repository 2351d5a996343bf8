import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'

const Card = () => <Skeleton shape="card" />
const Picture = () => <Skeleton shape="picture" />

// A gift card and its designs load with the tab.
export const LazyGiftCard = lazyComponent(async () => (await import('./GiftCard.tsx')).GiftCard, Card, Card)
export const LazyDesignField = lazyComponent(async () => (await import('./GiftCard.tsx')).DesignField, Card, Card)

/** Few visits lead to a page that sells nothing. */
export const LazyClosedSale = lazyComponent(async () => (await import('./ClosedSale.tsx')).ClosedSale, Picture, Picture)
