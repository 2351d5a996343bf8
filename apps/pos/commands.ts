import type { PaymentControl } from '../../features/payment/attempt/withPayment.ts'
import type { PosCommand, PosEvent } from '../../features/pos/pos.ts'
import type { HandlersOf } from '../runtime/flow/carryOut.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { entries } from '../runtime/payments/records/entries.ts'
import { rights } from '../runtime/session/rights.ts'
import { forgetDevice } from '../runtime/storage/storage.ts'
import { lookUp } from './paymentApi.ts'

export const handlers: HandlersOf<Exclude<PosCommand, PaymentControl>, PosEvent> = {
  forgetDevice: () => (forgetDevice(), undefined),
  // Nothing else leads away, whatever a state says.
  leave: ({ href }) => {
    const allowed = allowedReturnUrl(href)
    if (allowed !== null) location.assign(allowed)
    return undefined
  },
  readReceipt: async ({ right }, options) => {
    const answer = await rights.use(right, (key) => lookUp(key, options))
    // Only a contradicting answer reverses it.
    if (!answer.ok || answer.value.outcome === 'unknown' || answer.value.outcome === 'requiresAction') return undefined
    if (answer.value.outcome === 'paid') return { type: 'receiptRead', right, receipt: answer.value.receipt }
    const entry = entries.withMark(right.name, 'hosted')
    if (entry) entries.remove(entry.key)
    return { type: 'receiptRead', right, receipt: null }
  },
}
