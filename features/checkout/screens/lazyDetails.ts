import { lazyModule } from '../../../ui/lazyModule.ts'

/** Notes for a member and for a subscription. Other buyers need none, so they load apart. */
export const useMemberNotes = lazyModule(() => import('./MemberNotes.tsx'))

/** The promo code stands below the form, and is folded. */
export const usePromo = lazyModule(() => import('./Promo.tsx'))

/** The terms of what is bought: below the price, and below the form. */
export const useTerms = lazyModule(() => import('./GiftTerms.tsx'))

/** The fields of a gift card. Other products need none of them, so they load apart. */
export const usePresentFields = lazyModule(() => import('../forms/PresentFields.tsx'))
