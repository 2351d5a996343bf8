/** Under which the business page's inquiries are kept: the enterprise's own. */
export const projectId = 'business'

/** The invitation that the address brings; null without one (PUB-01). */
export const inviteTokenOf = (search: string): string | null => new URLSearchParams(search).get('invite_token') || null
