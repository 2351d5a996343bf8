import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { PurchaseAnswer } from '../../features/checkout/order.ts'
import type { Secrets } from '../../features/checkout/saved.ts'
import { isJustOpened } from '../runtime/page/visit.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { token } from '../runtime/session/token.ts'

// A visit belongs to one tab, also for the same buyer and option: two tabs may buy two gifts, so each has its own keys.

const doneKey = (key: string) => `done.${key}`

const resetKey = (attemptKey: string) => `reset.${attemptKey}`

/** The secrets of the visit, which are not saved with its state. */
export const secrets = (): Secrets => ({ token: token(), resetTokenOf: (attemptKey) => tabStorage.read(resetKey(attemptKey)) })

/** Saves what lets a new buyer set a password separately from the visit's state. */
export function saveSecrets(state: CheckoutState): void {
  const save = (attemptKey: string, { resetToken }: PurchaseAnswer): void => {
    if (resetToken !== null) tabStorage.write(resetKey(attemptKey), resetToken)
  }
  if (state.status === 'readingPurchase') save(state.attempt.key, state.receipt)
  if (state.status === 'confirmation' && state.password.kind === 'set') tabStorage.remove(resetKey(state.paidBy))
  else if ('purchase' in state) save(state.paidBy, state.purchase)
}

/** The visit has ended. */
export const rememberDone = (key: string): void => void tabStorage.write(doneKey(key), 'yes')

/** Opening the link of a finished visit starts again; reloading the confirmation shows it again. */
export function forgetWhenDone(key: string): void {
  if (!isJustOpened() || tabStorage.read(doneKey(key)) === null) return
  tabStorage.remove(doneKey(key))
  tabStorage.remove(key)
}
