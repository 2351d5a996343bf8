import type { Currency } from '../../features/shared/money/money.ts'

/** The currency of every sum of the sandbox that names no country. */
export const ownCurrency: Currency = 'USD'
