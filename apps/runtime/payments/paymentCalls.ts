import type { PaymentCommand, PaymentEvent, PaymentTypes } from '../../../features/payment/payment.ts'
import { answered, failed } from '../../../features/shared/api/answer.ts'
import type { CallsOf } from '../flow/carryOut.ts'
import { type OpenGateway, askGateway } from './lazyGateway.ts'
import type { PaymentApi, PaymentSetup } from './paymentSetup.ts'
import { afterSending } from './tabLocks.ts'

type Given<P extends PaymentTypes> = {
  /** The surface's calls as they are now. */
  readonly api: () => PaymentApi<P>
  readonly records: Pick<PaymentSetup<P>['records'], 'sendAlone'>
  readonly openGateway: OpenGateway
}

/**
 * What a payment asks the gateway and the API. An attempt is sent by one tab at a time, and asked about only once no tab waits
 * for the answer to its request: before that a close could overtake it.
 */
export const paymentCalls = <P extends PaymentTypes>({
  api,
  records,
  openGateway,
}: Given<P>): CallsOf<PaymentCommand<P>, PaymentEvent<P>> => ({
  makePaymentMethod: async (asked, options) => {
    const { saveCard } = api()
    const made = await askGateway(openGateway, ({ makeCardToken, provider }) =>
      saveCard ? saveCard(makeCardToken, options) : provider.makePaymentMethod(asked),
    )
    return made.ok ? answered({ id: made.value.id, isSaved: saveCard !== undefined }) : made
  },
  verifyPayment: async ({ request }, options) => answered((await api().verify?.(request, options)) ?? null),
  sendPayment: ({ request }, options) => records.sendAlone({ ...request.what, key: request.key }, () => api().send(request, options)),
  completePayment: async ({ request }, options) => api().complete?.(request.key, options) ?? failed({ kind: 'malformed' }),
  lookUpPayment: ({ request }, options) => afterSending(request.key, () => api().lookUp(request.key, options)),
  closePayment: ({ request }, options) => afterSending(request.key, () => api().close(request.key, options)),
  authenticate: ({ clientSecret }) => askGateway(openGateway, ({ provider }) => provider.authenticate(clientSecret)),
})
