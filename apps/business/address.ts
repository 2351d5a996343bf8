/** The business page's inquiries are saved under this project: the enterprise's own. */
export const projectId = 'business'

/** The invitation in the address, or null. */
export const inviteTokenOf = (search: string): string | null => new URLSearchParams(search).get('invite_token') || null
