import type { PaymentControl } from '../../features/payment/attempt/withPayment.ts'
import type { PosCommand, PosEvent } from '../../features/pos/pos.ts'
import type { HandlersOf } from '../runtime/flow/carryOut.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { isJustOpened } from '../runtime/page/visit.ts'
import { tabStorage, forgetDevice } from '../runtime/storage/storage.ts'

export const handlers: HandlersOf<Exclude<PosCommand, PaymentControl>, PosEvent> = {
  forgetDevice: () => (forgetDevice(), undefined),
  // Also an address that was saved before a reload is checked again.
  leave: ({ href }) => {
    const allowed = allowedReturnUrl(href)
    if (allowed !== null) location.assign(allowed)
    return undefined
  },
}

/** A saved end of a payment holds this. */
const isPaid = (saved: string | null): boolean => saved !== null && /"paid":\{/.test(saved)

/** Opening the link of a paid bill starts again, because more may have been ordered; a reload shows the payment again. */
export function forgetWhenPaid(storageKey: string): void {
  if (isJustOpened() && isPaid(tabStorage.read(storageKey))) tabStorage.remove(storageKey)
}
