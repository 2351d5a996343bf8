import type { Country } from '../../themes/enterprise.ts'
import { type Cents, formatMoney } from '../shared/money/money.ts'

/** `$5.00 was charged, not $97.88.` */
export const otherChargeText = (charged: Cents, agreed: Cents, country?: Country): string =>
  `${formatMoney(charged, country)} was charged, not ${formatMoney(agreed, country)}.`
