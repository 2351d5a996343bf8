import { type Answer, refused } from '../../../../features/shared/api/answers/answer.ts'
import type { loadPayments } from './loadPayments.ts'
import type { PaymentGateway } from './paymentGateway.ts'

/** Opens the gateway. */
export type OpenGateway = () => Promise<PaymentGateway>

async function create(load: typeof loadPayments | null): Promise<PaymentGateway> {
  const [{ createPaymentGateway }, { loadPayments }] = await Promise.all([import('./paymentGateway.ts'), import('./loadPayments.ts')])
  return createPaymentGateway(load ?? loadPayments)
}

/** The gateway's own script comes when a payment wants it: the first page needs none of it. Loaded again after a failure. */
export function lazyGateway(load: typeof loadPayments | null): OpenGateway {
  let opened: Promise<PaymentGateway> | null = null
  return () =>
    (opened ??= create(load).catch((error: unknown) => {
      opened = null
      throw error
    }))
}

const absent = refused('The secure card form is not open. Please reload the page.')

/** Asks the gateway; without it nothing is charged. */
export const askGateway = <T>(open: OpenGateway, ask: (gateway: PaymentGateway) => Promise<Answer<T>>): Promise<Answer<T>> =>
  open().then(ask, () => absent)
