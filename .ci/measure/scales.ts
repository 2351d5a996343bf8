import { managedLocations, partnersLocations, recipients, transactions, uploaded } from './scaleLists.ts'
import { dinerBill, managersBill, map, posBill } from './scaleViews.ts'
import type { Scale } from './scaleVisit.ts'

/** Each surface with as much as it may have. */
export const scales: Readonly<Record<string, Scale>> = {
  'recipients pasted': { on: 'computer', visit: recipients },
  'recipients pasted, phone': { on: 'phone', visit: recipients },
  'recipients uploaded': { on: 'computer', visit: uploaded },
  'managers locations': { on: 'phone', visit: managedLocations },
  'partners locations': { on: 'computer', visit: partnersLocations },
  'partners locations, phone': { on: 'phone', visit: partnersLocations },
  transactions: { on: 'phone', visit: transactions },
  'transactions, computer': { on: 'computer', visit: transactions },
  map: { on: 'phone', visit: map('embed/map') },
  'map, computer': { on: 'computer', visit: map('embed/map') },
  'gift map': { on: 'phone', visit: map('gift/?gift=dinner') },
  'pos bill': { on: 'phone', visit: posBill },
  'managers bill': { on: 'phone', visit: managersBill },
  'diner bill, computer': { on: 'computer', visit: dinerBill },
  'diner bill': { on: 'phone', visit: dinerBill },
}
