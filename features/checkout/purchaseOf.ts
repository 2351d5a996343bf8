import type { Order, Purchase, PurchaseAnswer } from './order.ts'

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
    billing: answer.billing ?? order.billing,
    email: answer.email,
    resetToken: answer.resetToken,
  }
}
