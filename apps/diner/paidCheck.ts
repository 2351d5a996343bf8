import { isSameCheck } from '../../features/diner/checkToPay.ts'
import { isForeign } from '../../features/payment/attempt/attempt.ts'
import { isLeft } from '../runtime/session/receiptRight.ts'
import { onSignedOut } from '../runtime/session/session.ts'
import { records } from './paymentApi.ts'

export type Check = Parameters<typeof isSameCheck>[0]

const addressKey = ({ pos, location, ticket }: Check): string => JSON.stringify([pos, location, ticket])

/** The payments to which a page has led, by their checks. `isNew`: it was made just now. */
const shown = new Map<string, { readonly key: string; readonly isNew: boolean }>()

onSignedOut(() => shown.clear())

export const showPayment = (check: Check, key: string, { isNew }: { readonly isNew: boolean }): void =>
  void shown.set(addressKey(check), { key, isNew })

/** This device's attempts to pay a check, but of nobody who has signed out: another check of the restaurant may be unresolved as well. */
export const attemptsToPay = (check: Check) =>
  records.list((attempt) => !isForeign(attempt) && isSameCheck(attempt, check) && !isLeft(attempt.key))

/**
 * The key of the payment that the pages of a paid check show: the one that a page has led to, one that is still to be settled, or else
 * this tab's last. It is in no address, because everybody who has it may read the receipt. Null without one.
 */
export function paymentOf(check: Check): string | null {
  const key =
    shown.get(addressKey(check))?.key ?? attemptsToPay(check).at(-1)?.key ?? records.lastPaid((attempt) => isSameCheck(attempt, check))
  return key === null || isLeft(key) ? null : key
}

/** Whether the payment was made just now: true once. */
export function takeCelebration(check: Check): boolean {
  const payment = shown.get(addressKey(check))
  if (payment?.isNew) showPayment(check, payment.key, { isNew: false })
  return payment?.isNew ?? false
}
