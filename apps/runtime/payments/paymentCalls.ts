import type { PaymentTypes } from '../../../features/payment/attempt/payable.ts'
import type { PaymentEvent } from '../../../features/payment/attempt/payment.ts'
import type { PaymentWork } from '../../../features/payment/attempt/withPayment.ts'
import { answered, failed } from '../../../features/shared/api/answers/answer.ts'
import type { Abilities } from '../flow/carryOut.ts'
import { type OpenGateway, askGateway } from './gateway/lazyGateway.ts'
import type { PaymentConnection } from './paymentSetup.ts'
import { afterSending } from './records/tabLocks.ts'

/** How the commands of a payment are carried out. `connection` returns the page's newest. */
export const paymentCalls = <P extends PaymentTypes>(
  connection: () => Omit<PaymentConnection<P>, 'rules'>,
  openGateway: OpenGateway,
): Abilities<PaymentWork<P>, PaymentEvent<P>> => ({
  calls: {
    makePaymentMethod: async (asked, options) => {
      const { saveCard } = connection().api
      const made = await askGateway(openGateway, ({ makeCardToken, provider }) =>
        saveCard ? saveCard(makeCardToken, options) : provider.makePaymentMethod(asked),
      )
      return made.ok ? answered({ id: made.value.id, isSaved: saveCard !== undefined }) : made
    },
    verifyPayment: async ({ request }, options) => answered((await connection().api.verify?.(request, options)) ?? null),
    sendPayment: ({ request }, options) => {
      const { records, api } = connection()
      return records.sendAlone({ ...request.what, key: request.key }, () => api.send(request, options))
    },
    completePayment: async ({ request }, options) => connection().api.complete?.(request.key, options) ?? failed({ kind: 'malformed' }),
    // An attempt is asked about only once no tab waits for its request: a close could overtake it.
    lookUpPayment: ({ request: { key } }, options) => afterSending(key, () => connection().api.lookUp(key, options)),
    closePayment: ({ request: { key } }, options) => afterSending(key, () => connection().api.close(key, options)),
    authenticate: ({ clientSecret }) => askGateway(openGateway, ({ provider }) => provider.authenticate(clientSecret)),
  },
  handlers: {
    recordAttempt: ({ attempt }) => {
      connection().records.record(attempt)
      return undefined
    },
    endAttempt: ({ attempt, receipt, isOver }) => {
      const { records, settles = () => true, chargedOf } = connection()
      if (receipt === null) records.end(attempt, null)
      else if (isOver || settles(receipt, attempt)) records.end(attempt, chargedOf?.(receipt, attempt) ?? attempt.amount)
      return undefined
    },
  },
})
