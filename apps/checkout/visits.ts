import type { Secrets } from '../../features/checkout/saved.ts'
import { tabStorage } from '../runtime/storage.ts'
import { token } from '../runtime/token.ts'
import { type AttemptWatch, watchAttempts } from './unresolvedPayments.ts'

// A visit is one tab's, also for the same buyer and option: two tabs may be two gifts, so each pays with keys of its own.

const doneKey = (key: string) => `done.${key}`

/** An answer may leave out the purchase's id. */
const resetKey = (purchaseId: string | null) => `reset.${purchaseId ?? 'unnamed'}`

/** What belongs to the visit and is not saved with its state. */
export const secrets = (): Secrets => ({ token: token(), resetTokenOf: (purchaseId) => tabStorage.read(resetKey(purchaseId)) })

/** Keeps, beside the state of a visit, what must outlive it, and what must not lie in it. */
export function watchVisit(visit: string): AttemptWatch {
  const { saved, shown } = watchAttempts(visit)
  return {
    saved: (state, isSaved) => {
      saved(state, isSaved)
      if ('purchase' in state && state.purchase.resetToken !== null)
        tabStorage.write(resetKey(state.purchase.id), state.purchase.resetToken)
    },
    shown,
  }
}

/** This visit has led to its end. */
export const rememberDone = (key: string): void => void tabStorage.write(doneKey(key), 'yes')

/** Was the page opened anew, and not loaded again or come back to? */
const isOpenedAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

/** Who has bought something and comes for it again begins anew; who reloads the confirmation reads it again. */
export function forgetWhenDone(key: string): void {
  if (!isFirst || tabStorage.read(doneKey(key)) === null || !isOpenedAnew()) return
  isFirst = false
  tabStorage.remove(doneKey(key))
  tabStorage.remove(key)
}

/** The page asks once, when it opens. */
let isFirst = true
