import { enterprise } from '#enterprise'

/** Where a diner goes who can do nothing here: the enterprise's own site. */
export const doneHref = (): string => `https://${enterprise.settings.domain}`
