import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { Secrets } from '../../features/checkout/saved.ts'
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

/** The page was opened by a link, and not by a reload or by Back. */
const isOpenedByLink = () =>
  performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

/** Opening the link of a finished visit starts again; reloading the confirmation shows it again. */
export function forgetWhenDone(key: string): void {
  if (!isFirst || tabStorage.read(doneKey(key)) === null || !isOpenedByLink()) return
  isFirst = false
  tabStorage.remove(doneKey(key))
  tabStorage.remove(key)
}

/** Checked once, when the page opens. */
let isFirst = true
