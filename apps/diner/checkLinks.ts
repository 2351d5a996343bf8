import { enterprise } from '#enterprise'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'

/** Where a diner goes who can do nothing here: the enterprise's own site. */
export const doneHref = (): string => `https://${enterprise.settings.domain}`

/** Where the link sends the diner back to; null for none, and for an address that the deployment does not allow. */
export const getReturnUrl = ({ return_url }: { readonly return_url: string }): string | null => allowedReturnUrl(return_url || null)
