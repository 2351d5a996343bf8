import { type At, isSameAddress } from '../../features/payment/agreement.ts'
import { addressOf } from '../../features/diner/checkToPay.ts'
import { type Entry, entries, isPaid } from '../runtime/payments/records/entries.ts'
import { isGone } from '../runtime/session/receiptRight.ts'

export type Check = Parameters<typeof addressOf>[0]

/** This page's attempts at an address, but of nobody who has signed out. */
const isHere = (at: At) => (each: Entry) => isSameAddress(each.at, at) && each.channel === 'diner' && !isGone(each.key)

/** Those that may still pay: another check of the restaurant may be unresolved as well. */
export const attemptsToPay = (check: Check): readonly Entry[] =>
  entries.all().filter((each) => isHere(addressOf(check))(each) && !(isPaid(each) && each.is.isSettled))

/**
 * The key of the payment that the pages of a paid check show: the one that the address names. Without a name, one that is still to be settled,
 * or else this tab's last. Null without one.
 */
export function paymentOf({ paid = '', ...check }: Check & { readonly paid?: string }): string | null {
  const isOwn = isHere(addressOf(check))
  const named = entries.withMark(paid, 'diner')
  if (paid !== '') return named && isOwn(named) ? named.key : null
  return (attemptsToPay(check).at(-1) ?? entries.all().findLast((each) => isOwn(each) && isPaid(each)))?.key ?? null
}

/** The payments that were made just now, until they are celebrated, once: by their keys. */
export const madeNow = new Set<string>()
