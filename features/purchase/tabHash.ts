import type { Tab } from './panel.ts'

/** The hash by which a tab is opened (PUR-05). */
export const hashOf: Readonly<Record<Tab, string>> = { cash: '#cash', giftCards: '#giftcards' }
