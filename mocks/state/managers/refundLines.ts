import type { Line } from '../ledger/ledger.ts'
import { holderOfEmail, holderOfGuest } from '../ledger/purse.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'

type Refund = State['refunds'][number]

/** The card's part of a payment, and whose credit paid with it. A payment from before the sandbox was all by card. */
function getSources(store: Store, transactionId: string): { readonly card: number; readonly holder: string | null } {
  const { billPayments, checkPayments } = store.state
  const isPayment = ({ id }: { readonly id: string }) => transactionId.endsWith(`-${id}`)
  const byManager = checkPayments.find(isPayment)
  if (byManager) return { card: byManager.charged, holder: holderOfGuest(byManager.guest) }
  const byDiner = billPayments.find(isPayment)
  if (byDiner) return { card: byDiner.charged, holder: byDiner.email === null ? null : holderOfEmail(store, byDiner.email) }
  return { card: Infinity, holder: null }
}

/** A refund goes to the card that paid, up to what it paid; the rest is credit again. */
export function refundLines(store: Store, { transactionId, bill, tip }: Pick<Refund, 'transactionId' | 'bill' | 'tip'>): readonly Line[] {
  const { card, holder } = getSources(store, transactionId)
  const before = store.state.refunds.filter((each) => each.transactionId === transactionId && each.status !== 'failed')
  const refunded = before.reduce((sum, each) => sum + each.bill + each.tip, 0)
  const amount = bill + tip
  const toCard = holder === null ? amount : Math.min(amount, Math.max(0, card - refunded))
  return [['returned', -amount], ['cards', toCard], ...(holder === null ? [] : ([[`credit of ${holder}`, amount - toCard]] as const))]
}
