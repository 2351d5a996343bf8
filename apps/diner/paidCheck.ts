import { isSameCheck, payableKey } from '../../features/diner/checkToPay.ts'
import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import type { Answer } from '../../features/shared/api/answers/answer.ts'
import { onSignedOut } from '../runtime/session/session.ts'
import { records } from './paymentApi.ts'

type Check = Parameters<typeof payableKey>[0]

/** The payments to which a page has led, by their checks. `isNew`: it was made just now. */
const shown = new Map<string, { readonly key: string; readonly isNew: boolean }>()

onSignedOut(() => shown.clear())

export const showPayment = (check: Check, key: string, { isNew }: { readonly isNew: boolean }): void =>
  void shown.set(payableKey(check), { key, isNew })

/** This device's attempts to pay a check, by any person: another check of the same restaurant may be unresolved as well. */
export const attemptsToPay = (check: Check) => records.list((attempt) => isSameCheck(attempt, check))

/**
 * The key of the payment that the pages of a paid check show: the one that a page has led to, one that is still to be settled, or else
 * this tab's last. It is in no address, because everybody who has it may read the receipt. Null without one.
 */
export const paymentOf = (check: Check): string | null =>
  shown.get(payableKey(check))?.key ?? attemptsToPay(check).at(-1)?.key ?? records.paidBy(payableKey(check))?.key ?? null

/** The attempt to show for a check that the till no longer lists: one that has paid it, one without an answer, or none. */
export async function attemptToShow(
  attempts: readonly { readonly key: string }[],
  lookUp: (key: string) => Promise<Answer<LookedUp<unknown>>>,
): Promise<string | null> {
  const found = await Promise.all(attempts.map(async ({ key }) => ({ key, answer: await lookUp(key) })))
  const paid = found.find(({ answer }) => answer.ok && answer.value.outcome === 'paid')
  return (paid ?? found.find(({ answer }) => !answer.ok))?.key ?? null
}

/** Whether the payment was made just now: true once. */
export function takeCelebration(check: Check): boolean {
  const payment = shown.get(payableKey(check))
  if (payment?.isNew) showPayment(check, payment.key, { isNew: false })
  return payment?.isNew ?? false
}
