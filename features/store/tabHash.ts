import type { Tab } from './panel.ts'

/** The hash that opens a tab. */
export const hashOf: Readonly<Record<Tab, string>> = { cash: '#cash', giftCards: '#giftcards' }
