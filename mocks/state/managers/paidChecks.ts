import { type TransactionWire, managedGuests } from '../../../features/managers/examples/locations.ts'
import { holderOfEmail, holderOfGuest } from '../ledger/purse.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import type { Store } from '../memory/store.ts'

type Paid = {
  readonly id: string
  readonly guest: string
  readonly check: string | null
  readonly paid: number
  readonly tip: number
  readonly serviceCharge: number
  readonly at: number
}

/** The payments that diners made by themselves at the tables of a location, if their guest is in the managers' list. */
const paidAtTables = (store: Store, location: string): readonly Paid[] =>
  store.state.billPayments
    .filter((payment) => payment.location === location)
    .flatMap(({ id, email, ticket: check, paid, tip, at }) => {
      const guest = managedGuests.find((each) => email !== null && holderOfGuest(String(each.id)) === holderOfEmail(store, email))
      return guest ? [{ id, guest: String(guest.id), check, paid, tip, serviceCharge: 0, at }] : []
    })

/** The payments of a location that its guests made here, as the list of payments has them. */
export function paidChecksAt(store: Store, location: string): readonly (TransactionWire & { readonly user_id: string | number })[] {
  const byManagers: readonly Paid[] = store.state.checkPayments.filter((payment) => payment.location === location)
  return [...byManagers, ...paidAtTables(store, location)].flatMap(({ id, guest, check, paid, tip, serviceCharge, at }) => {
    const who = managedGuests.find((each) => String(each.id) === guest)
    if (!who) return []
    const amount = dollarsFromCents(paid + tip + serviceCharge)
    return [
      {
        id: `${location}-${id}`,
        user_id: who.id,
        user_name: `${who.first_name ?? ''} ${who.last_name ?? ''}`,
        created_at: new Date(at).toISOString(),
        check_number: check,
        amount,
        original_amount: amount,
        tip_details: tip === 0 ? [] : [{ amount: dollarsFromCents(tip), label: 'Tip', fee_type: 'tip' }],
        refunds: [],
        refundable: true,
        refund_status: 'Not Refunded',
        credit_type: 'redemption',
      },
    ]
  })
}
