import * as z from 'zod/mini'
import { cents } from '../../shared/money/money.ts'
import { searchText } from '../../shared/links/listSearch.ts'
import type { EnteredBill } from '../check/checkForm.ts'

/** The address of a checkout: the location, the guest, and the bill by its check number or by its amount in cents. */
export const checkoutAddress = z.object({ location_id: searchText, user_id: searchText, check: searchText, amount: searchText })

/** The bill of an address; null where it names none. */
export function billFromAddress({ check, amount }: { readonly check: string; readonly amount: string }): EnteredBill | null {
  if (check !== '') return { by: 'number', number: check }
  return /^[1-9]\d{0,8}$/.test(amount) ? { by: 'amount', amount: cents(Number(amount)) } : null
}

export const billAddress = (bill: EnteredBill): Readonly<Record<string, string>> =>
  bill.by === 'number' ? { check: bill.number } : { amount: String(bill.amount) }
