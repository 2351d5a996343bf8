import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { Secrets } from '../../features/checkout/saved.ts'
import { isJustOpened } from '../runtime/page/isJustOpened.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { token } from '../runtime/session/token.ts'

// A visit belongs to one tab, also for the same buyer and option: two tabs may buy two gifts, so each has its own keys.

const doneKey = (key: string) => `done.${key}`

/** An answer may leave out the purchase's id. */
const resetKey = (purchaseId: string | null) => `reset.${purchaseId ?? 'unnamed'}`

/** The secrets of the visit, which are not saved with its state. */
export const secrets = (): Secrets => ({ token: token(), resetTokenOf: (purchaseId) => tabStorage.read(resetKey(purchaseId)) })

/** Saves what lets a new buyer set a password separately from the visit's state. */
export function saveSecrets(state: CheckoutState): void {
  const bought = state.status === 'readingPurchase' ? state.receipt : 'purchase' in state ? state.purchase : null
  if (bought && bought.resetToken !== null) tabStorage.write(resetKey(bought.id), bought.resetToken)
}

/** The visit has ended. */
export const rememberDone = (key: string): void => void tabStorage.write(doneKey(key), 'yes')

/** Opening the link of a finished visit starts again; reloading the confirmation shows it again. */
export function forgetWhenDone(key: string): void {
  if (!isJustOpened() || tabStorage.read(doneKey(key)) === null) return
  tabStorage.remove(doneKey(key))
  tabStorage.remove(key)
}
