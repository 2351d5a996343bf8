import type { OfferWire } from '../../../features/claim/offerWire.ts'
import type { SandboxOffer } from './offer.ts'

type Parts = Pick<SandboxOffer, 'code' | 'title' | 'description'> &
  Partial<Pick<SandboxOffer, 'outcome' | 'leadsTo' | 'claimCode' | 'referrers'>> & {
    readonly wire: Omit<OfferWire, 'type'> & { readonly type?: string }
  }

/** An offer of the sandbox: by default a promotion under the usual rules. */
export const sandboxOffer = ({ wire, ...changes }: Parts): SandboxOffer => ({
  outcome: 'byTheRules',
  claimCode: null,
  referrers: [],
  ...changes,
  wire: { type: 'promotion', ...wire },
})
