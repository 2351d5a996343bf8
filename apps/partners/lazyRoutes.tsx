import { LoadingPartner } from '../../features/partner/LoadingPartner.tsx'
import { lazyComponent } from '../runtime/lazyComponent.tsx'

/** The public pages: not part of what a partner downloads to sign in. */
export const EmailReviewRoute = lazyComponent(async () => (await import('./EmailReviewRoute.tsx')).EmailReviewRoute, LoadingPartner)
