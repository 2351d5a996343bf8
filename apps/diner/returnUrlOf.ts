import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'

/** Where the link sends the diner back to; null for none, and for an address that the deployment does not allow. */
export const returnUrlOf = ({ return_url }: { readonly return_url: string }): string | null => allowedReturnUrl(return_url || null)
