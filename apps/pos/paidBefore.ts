import { isJustOpened } from '../runtime/page/visit.ts'
import { tabStorage } from '../runtime/storage/storage.ts'

/** A saved end of a payment holds this. */
const isPaid = (saved: string | null): boolean => saved !== null && /"paid":\{/.test(saved)

/** Opening the link of a paid bill starts again, because more may have been ordered; a reload shows the payment again. */
export function forgetWhenPaid(storageKey: string): void {
  if (isJustOpened() && isPaid(tabStorage.read(storageKey))) tabStorage.remove(storageKey)
}
