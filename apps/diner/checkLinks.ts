import { enterprise } from '#enterprise'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'

/** The address for a diner who can do nothing here: the enterprise's own site. */
export const doneHref = (): string => `https://${enterprise.settings.domain}`

/** The diner's return address; null for none, and for one that the deployment does not allow. */
export const getReturnUrl = ({ return_url }: { readonly return_url: string }): string | null => allowedReturnUrl(return_url || null)
