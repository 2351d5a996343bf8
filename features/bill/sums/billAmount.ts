import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import { zeroCents } from './arithmetic.ts'
import type { Ticket } from '../ticket.ts'
import { type Validated, valid, invalid } from './validated.ts'

/** Validates the bill that a manager types where the location has no check numbers. */
export function validateBillAmount(typed: Cents | null, currency: Currency): Validated {
  return typed === null || typed === zeroCents
    ? invalid(`Bill amount must be greater than ${formatMoney(zeroCents, currency)}`)
    : valid(typed)
}

/** The ticket of a typed bill: its total is all that is known. */
export const ticketOfAmount = (total: Cents, currency: Currency): Ticket => ({
  currency,
  code: null,
  amount: total,
  total,
  due: total,
  leftUnpaid: zeroCents,
  houseAccount: zeroCents,
  cardOnly: zeroCents,
  taxes: [],
  serviceCharges: [],
  deliveryFee: zeroCents,
  lineItems: [],
  itemOffers: [],
  tipBase: total,
  openAttempt: null,
  lastPayment: null,
  employeePin: null,
})
