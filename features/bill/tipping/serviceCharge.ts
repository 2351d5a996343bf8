import type { Cents } from '../../shared/money/money.ts'
import type { LocationRules } from '../reading/locationRules.ts'
import { zeroCents, percentBeforeTax, proportional, smaller } from '../sums/arithmetic.ts'
import type { Ticket } from '../ticket.ts'
import { type Validated, valid, invalid } from '../sums/validated.ts'

type ChargeRules = Pick<LocationRules, 'autoGratuity' | 'autoGratuityPercent' | 'taxPercent' | 'isLegacyPos'>

/** The automatic gratuity of a bill: of its total without the tax, because it is paid for the service. */
export const autoGratuityOn = (billTotal: Cents, { autoGratuity, autoGratuityPercent, taxPercent }: ChargeRules): Cents =>
  autoGratuity === 'disabled' ? zeroCents : percentBeforeTax(billTotal, autoGratuityPercent, taxPercent)

/** The part of a bill's automatic gratuity that a payment carries, so that guests who split pay it once in all. */
export const gratuityPart = (gratuity: Cents, paying: Cents, { total }: Pick<Ticket, 'total'>): Cents =>
  total === 0 ? zeroCents : proportional(gratuity, smaller(paying, total), total)

export const startsWithServiceCharge = ({ isLegacyPos, autoGratuity }: ChargeRules): boolean => isLegacyPos && autoGratuity === 'always'

/** Validates a typed service charge. An empty field is none. */
export function validateServiceCharge(typed: Cents | null, billTotal: Cents): Validated {
  const amount = typed ?? zeroCents
  return amount > billTotal ? invalid('Service charge amount cannot be greater than bill total') : valid(amount)
}
