import type { Cents } from '../shared/money/money.ts'
import type { LocationRules } from './locationRules.ts'
import { zeroCents, percentBeforeTax } from './share.ts'
import { type Validated, valid, invalid } from './validated.ts'

type ChargeRules = Pick<LocationRules, 'autoGratuity' | 'autoGratuityPercent' | 'taxPercent' | 'isLegacyPos'>

/**
 * The automatic gratuity of a bill. The total of a bill holds its tax, and a gratuity is paid for the service and not
 * for the tax, so the tax is taken out first.
 */
export const autoGratuityOn = (billTotal: Cents, { autoGratuity, autoGratuityPercent, taxPercent }: ChargeRules): Cents =>
  autoGratuity === 'disabled' ? zeroCents : percentBeforeTax(billTotal, autoGratuityPercent, taxPercent)

/** Whether the service charge's switch starts on. */
export const startsWithServiceCharge = ({ isLegacyPos, autoGratuity }: ChargeRules): boolean => isLegacyPos && autoGratuity === 'always'

/** Validates a typed service charge. An empty field is none. */
export function validateServiceCharge(typed: Cents | null, billTotal: Cents): Validated {
  const amount = typed ?? zeroCents
  return amount > billTotal ? invalid('Service charge amount cannot be greater than bill total') : valid(amount)
}
