import { readReturnUrl } from '../../features/shared/returnUrl.ts'
import { returnTargets } from '../runtime/returnTargets.ts'

/** Where the link sends the diner back to; null for none, and for an address that the deployment does not allow. */
export const returnUrlOf = ({ return_url }: { readonly return_url: string }): string | null =>
  readReturnUrl(return_url || null, returnTargets())
