import { lazyModule } from '../../../ui/lazy/lazyModule.ts'

/** The gift card and its designs. They load with the tab. */
export const useGiftCard = lazyModule(() => import('./GiftCard.tsx'))

/** Few visits lead to a page that sells nothing. */
export const useClosedSale = lazyModule(() => import('./ClosedSale.tsx'))
