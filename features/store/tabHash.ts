import type { Tab } from './panel.ts'

/** The hash that opens a tab (PUR-05). */
export const hashOf: Readonly<Record<Tab, string>> = { cash: '#cash', giftCards: '#giftcards' }
