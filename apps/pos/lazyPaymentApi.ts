import type { PosPayment } from '../../features/pos/pos.ts'
import { failed } from '../../features/shared/api/answer.ts'
import { readFailureText } from '../../features/shared/api/failureText.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'
import type { Saves } from './paymentApi.ts'

/** The calls that pay come with the screens that pay: the first page needs none of them. */
const loadPaymentApi = async () => (await import('./ConnectedScreens.tsx')).payments

const failure = { kind: 'offline' } as const
/** Without their script nothing is sent, and nothing is known. */
const unloaded = () => failed(failure)

/** The calls that pay a bill, or credit at the table. */
export const paymentApi = (saves: Saves): PaymentApi<PosPayment> => ({
  send: (...asked) => loadPaymentApi().then(({ send }) => send(...asked), unloaded),
  complete: (...asked) => loadPaymentApi().then(({ complete }) => complete(...asked), unloaded),
  lookUp: (...asked) => loadPaymentApi().then(({ lookUp }) => lookUp(...asked), unloaded),
  close: (...asked) => loadPaymentApi().then(({ close }) => close(...asked), unloaded),
  verify: (...asked) =>
    loadPaymentApi().then(
      ({ verify }) => verify(...asked),
      () => ({ kind: 'failed', message: readFailureText(failure) }),
    ),
  saveCard: (...asked) => loadPaymentApi().then(({ saveCard }) => saveCard(saves, ...asked), unloaded),
})
