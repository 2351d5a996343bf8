import { type At, isSameAddress } from '../../features/payment/agreement.ts'
import { addressOf } from '../../features/diner/checkToPay.ts'
import { type Entry, entries, isPaid } from '../runtime/payments/records/entries.ts'
import { isGone } from '../runtime/session/receiptRight.ts'
import { onSignedOut } from '../runtime/session/session.ts'

export type Check = Parameters<typeof addressOf>[0]

const nameOf = (check: Check): string => addressOf(check).join(' ')

/** The payments to which a page has led, by their checks. `isNew`: it was made just now. */
const shown = new Map<string, { readonly key: string; readonly isNew: boolean }>()

onSignedOut(() => shown.clear())

export const showPayment = (check: Check, key: string, { isNew }: { readonly isNew: boolean }): void =>
  void shown.set(nameOf(check), { key, isNew })

/** This page's attempts at an address, but of nobody who has signed out. */
const isHere = (at: At) => (each: Entry) => isSameAddress(each.at, at) && each.channel === 'diner' && !isGone(each.key)

/** Those that may still pay: another check of the restaurant may be unresolved as well. */
export const attemptsToPay = (check: Check): readonly Entry[] =>
  entries.all().filter((each) => isHere(addressOf(check))(each) && !(isPaid(each) && each.is.isSettled))

/**
 * The key of the payment that the pages of a paid check show: the one that a page has led to, one that is still to be settled, or else
 * this tab's last. It is in no address, because everybody who has it may read the receipt. Null without one.
 */
export function paymentOf(check: Check): string | null {
  const found = shown.get(nameOf(check))?.key ?? attemptsToPay(check).at(-1)?.key
  const key = found ?? entries.all().findLast((each) => isHere(addressOf(check))(each) && isPaid(each))?.key ?? null
  return key === null || isGone(key) ? null : key
}

/** Whether the payment was made just now: true once. */
export function takeCelebration(check: Check): boolean {
  const payment = shown.get(nameOf(check))
  if (payment?.isNew) showPayment(check, payment.key, { isNew: false })
  return payment?.isNew ?? false
}
