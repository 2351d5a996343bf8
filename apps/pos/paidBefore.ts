import { tabStorage } from '../runtime/storage/storage.ts'

/** The page was opened by a link, and not by a reload or by Back. */
const isOpenedByLink = () =>
  performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

/** Checked once, when the page opens. */
let isFirst = true

/** A saved end of a payment holds this. */
const isPaid = (saved: string | null): boolean => saved !== null && /"paid":\{/.test(saved)

/** Opening the link of a paid bill starts again, because more may have been ordered; a reload shows the payment again. */
export function forgetWhenPaid(storageKey: string): void {
  if (isFirst && isOpenedByLink() && isPaid(tabStorage.read(storageKey))) tabStorage.remove(storageKey)
  isFirst = false
}
