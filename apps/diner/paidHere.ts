import { type AgreedCheck, isOfAnother, isSameCheck, thingOf } from '../../features/diner/checkToPay.ts'
import type { Receipt } from '../../features/diner/receipt.ts'
import type { LookedUp } from '../../features/payment/charge.ts'
import { type Remote, ready } from '../../features/shared/api/remote.ts'
import { onSignedOut } from '../runtime/session/session.ts'
import { records } from './paymentApi.ts'

/** What was paid on this page: shown at once, also if the network is lost after the payment. */
const receipts = new Map<string, Receipt>()
const toCelebrate = new Set<string>()

onSignedOut(() => {
  receipts.clear()
  toShow.clear()
})

/** Remembers a payment that was made on this page. */
export function rememberPaid(key: string, receipt: Receipt): void {
  receipts.set(key, receipt)
  toCelebrate.add(key)
}

type Check = Parameters<typeof thingOf>[0]

/** The payment that the next page shows, by its check: the one that was just made, or found to have paid. */
const toShow = new Map<string, string>()
export const showPayment = (check: Check, key: string): void => void toShow.set(thingOf(check), key)

/**
 * The key of the payment that the pages of a paid check show: the one that the page was led to, one that is still to be settled, or else this tab's last. It stands in
 * no address, because whoever has it may read the receipt. Null where there is none.
 */
export const paymentOf = (check: Check): string | null =>
  toShow.get(thingOf(check)) ??
  records.list((attempt) => isSameCheck(attempt, check)).at(-1)?.key ??
  records.paidBy(thingOf(check))?.key ??
  null

type PaymentRead = Remote<LookedUp<Receipt>>

/**
 * A payment as its page shows it. One that was made on this page is known already, also offline. An answer about another check
 * than was agreed to says nothing of it.
 */
export function shownPayment(key: string, read: PaymentRead, agreed: AgreedCheck | null): PaymentRead {
  const receipt = receipts.get(key)
  const found = read.status === 'ready' && read.value.outcome === 'paid' ? read.value.receipt : null
  const isOther = found !== null && agreed !== null && isOfAnother(found, agreed)
  if (receipt !== undefined && (found === null || isOther)) return ready({ outcome: 'paid', receipt })
  return isOther ? ready({ outcome: 'unknown' }) : read
}

/** Whether the payment was made just now: true once. */
export const takeCelebration = (key: string): boolean => toCelebrate.delete(key)
