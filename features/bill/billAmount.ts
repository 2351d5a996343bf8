import type { Cents } from '../shared/money/money.ts'
import { none } from './share.ts'
import type { Ticket } from './ticket.ts'
import { type Check, right, wrong } from './typed.ts'

/** Checks the bill that a manager types where the location has no check numbers (MGR-06). */
export function checkBillAmount(typed: Cents | null): Check {
  return typed === null || typed === none ? wrong('Bill amount must be greater than $0.00') : right(typed)
}

/** The ticket of a typed bill: its total is all that is known. */
export const ticketOfAmount = (total: Cents): Ticket => ({
  code: null,
  amount: total,
  total,
  due: total,
  houseAccount: none,
  cardOnly: none,
  taxes: [],
  serviceCharges: [],
  deliveryFee: none,
  lineItems: [],
  itemOffers: [],
  tipBase: total,
  employeePin: null,
})
