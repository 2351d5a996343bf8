import { session } from '../runtime/storage.ts'

// A visit is one tab's, also for the same buyer and option: two tabs may be two gifts, so each pays with keys of its own.

const doneKey = (key: string) => `done.${key}`

/** This visit has led to its end. */
export const rememberDone = (key: string): void => session.write(doneKey(key), 'yes')

/** Was the page opened anew, and not loaded again or come back to? */
const isOpenedAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

/** Who has bought something and comes for it again begins anew; who reloads the confirmation reads it again. */
export function forgetWhenDone(key: string): void {
  if (!isFirst || session.read(doneKey(key)) === null || !isOpenedAnew()) return
  isFirst = false
  session.remove(doneKey(key))
  session.remove(key)
}

/** The page asks once, when it opens. */
let isFirst = true
