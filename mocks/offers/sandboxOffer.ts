import type { OfferWire } from '../../features/claim/offerWire.ts'
import type { SandboxOffer } from '../offer.ts'

type Parts = Pick<SandboxOffer, 'code' | 'title' | 'description'> &
  Partial<Pick<SandboxOffer, 'outcome' | 'leadsTo' | 'claimCode' | 'referrers'>> & {
    readonly wire: Omit<OfferWire, 'type'> & { readonly type?: string }
  }

/** An offer of the sandbox: a promotion that the rules decide, but for what the parts say. */
export const sandboxOffer = ({ wire, ...parts }: Parts): SandboxOffer => ({
  outcome: 'byTheRules',
  claimCode: null,
  referrers: [],
  ...parts,
  wire: { type: 'promotion', ...wire },
})
