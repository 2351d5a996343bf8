import { type AgreedCheck, isOfAnother } from '../../features/diner/checkToPay.ts'
import type { Receipt } from '../../features/diner/receipt.ts'
import type { LookedUp } from '../../features/payment/charge.ts'
import { type Remote, ready } from '../../features/shared/api/remote.ts'
import { onSignedOut } from '../runtime/session/session.ts'
import { tabStorage } from '../runtime/storage/storage.ts'

/** What was paid on this page: shown at once, also if the network is lost after the payment. */
const receipts = new Map<string, Receipt>()
const toCelebrate = new Set<string>()

onSignedOut(() => receipts.clear())

/** Identifies a check on this device. */
type Check = { readonly pos: string; readonly location: string; readonly ticket: string }

const storageKey = ({ pos, location, ticket }: Check): string =>
  `flow.diner.paid.${[pos, location, ticket].map(encodeURIComponent).join('.')}`

/** Remembers the payment of a check by its key. */
export function rememberPaid(check: Check, key: string, receipt: Receipt): void {
  receipts.set(key, receipt)
  toCelebrate.add(key)
  tabStorage.write(storageKey(check), key)
}

/** The key of this tab's payment of a check; null if there is none. */
export const paidKeyOf = (check: Check): string | null => tabStorage.read(storageKey(check))

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
