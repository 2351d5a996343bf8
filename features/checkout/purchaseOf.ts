import type { Billing, Order, Purchase, PurchaseAnswer } from './order.ts'

/** The rhythm that was ordered, with the day that the answer names, if it names one: no other day is shown then. */
const rhythmWith = (ordered: Billing, day: number | null = null): Purchase['billing'] =>
  ordered.interval === 'monthly' ? { interval: 'monthly', monthlyDay: day ?? ordered.monthlyDay } : { interval: ordered.interval }

/** The purchase. Sums that the answer lacks come from the order. */
export function purchaseOf(order: Order, answer: PurchaseAnswer): Purchase {
  const charged = answer.charged ?? answer.toCharge ?? order.pay
  const credited = answer.credited ?? answer.toCredit ?? order.get
  return {
    id: answer.id,
    amount: answer.amount ?? order.amount,
    toCharge: answer.toCharge ?? charged,
    charged,
    toCredit: answer.toCredit ?? credited,
    credited,
    balance: answer.balance,
    keepsGiftBonus: answer.keepsGiftBonus ?? false,
    billing: answer.billing ?? rhythmWith(order.billing, answer.monthlyDay),
    email: answer.email,
    resetToken: answer.resetToken,
  }
}
