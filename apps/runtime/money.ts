import { enterprise } from '#enterprise'
import { type Currency, currencyIn } from '../../features/shared/money/money.ts'

/** The currency that an answer names, or else the enterprise's. */
export const currencyOr = (named?: Currency | null): Currency => named ?? currencyIn(enterprise.settings.country)
