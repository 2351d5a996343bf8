import type { ReactNode } from 'react'
import type {
  Charge,
  ClosedOr,
  EarlierFirst,
  Ending,
  Found,
  FoundAttempts,
  LookedUp,
  Payable,
  Payer,
  PaymentRequest,
  Pays,
  PaymentTypes,
  Recorded,
  SavedCards,
} from '../../../features/payment/attempt/attempt.ts'
import type { PaymentEvent, PaymentRules } from '../../../features/payment/attempt/payment.ts'
import type { RunningPayment } from '../../../features/payment/attempt/running.ts'
import type { PaymentWork } from '../../../features/payment/attempt/withPayment.ts'
import type { PaidBefore, Paying } from '../../../features/payment/attempt/gate.ts'
import type { ChannelName } from '../../../features/payment/channel.ts'
import { type Answer, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import { receiptRight } from '../session/receiptRight.ts'
import type { Abilities } from '../flow/carryOut.ts'
import type { PaymentGateway } from './gateway/paymentGateway.ts'
import type { Sum } from './gateway/sale.ts'
import { type OpenGateway, askGateway } from './gateway/usePayments.tsx'
import { afterSending } from './records/tabLocks.ts'

type Options = { readonly signal: AbortSignal }

/** The surface's calls of the API. Each request carries the attempt's idempotency key. */
export type PaymentApi<P extends PaymentTypes> = PaymentCalls<P> & Binding<P>

/** Binds a request to the charge that its payer has agreed to. */
type Binding<P extends PaymentTypes> =
  /** Reads the thing again that is paid, just before; null if it can be paid as the payer has agreed to it. */
  | { readonly verify: (request: PaymentRequest<P>, options: Options) => Promise<P['reason'] | null> }
  /** The body of `send` names the charge, and the server refuses another one. */
  | { readonly namesCharge: true; readonly verify?: never }

type PaymentCalls<P extends PaymentTypes> = {
  readonly send: (request: PaymentRequest<P>, options: Options) => Promise<Answer<Charge<P['receipt']>>>
  /** Continues an attempt that the payer has confirmed with the bank. Absent if the API has no bank confirmation. */
  readonly complete?: (key: string, options: Options) => Promise<Answer<Charge<P['receipt']>>>
  readonly lookUp: (key: string, options: Options) => Promise<Answer<LookedUp<P['receipt']>>>
  readonly close: (key: string, options: Options) => Promise<Answer<ClosedOr<P['receipt']>>>
  /** Saves the typed card at the server, which charges saved cards only. */
  readonly saveCard?: (makeCardToken: PaymentGateway['makeCardToken'], options: Options) => Promise<Answer<{ readonly id: string }>>
}

type Records<What extends Payable> = {
  readonly channel: ChannelName
  readonly list: (pays: Pays, counts: (attempt: Found<What>) => boolean) => FoundAttempts<What>
  readonly record: (attempt: Found<What> | null) => void
  readonly end: (attempt: Found<What>, ending: Ending) => void
  readonly newKey: () => string
  readonly paidBefore: (what: What, tillKnows?: boolean) => PaidBefore | null
  readonly canRecord: (what: What) => boolean
  readonly sendAlone: <T>(attempt: Recorded<What>, send: () => Promise<Answer<T>>) => Promise<Answer<T | EarlierFirst<What>>>
}

/** The connection of a surface's payments, for any page. */
export type PaymentConnection<P extends PaymentTypes> = {
  readonly records: Records<P['what']>
  readonly rules: Omit<PaymentRules<P>, 'verifies'>
  readonly api: PaymentApi<P>
  /** The unresolved attempts of this device that must be settled first; by default all. */
  readonly blocks?: (attempt: Found<P['what']>) => boolean
}

/** The page's side of a payment, in one state of the page. */
export type PaymentView<P extends PaymentTypes> = {
  /** The payment that a press makes now with its questions, or why nothing can be paid; null where there is nothing to pay yet. */
  readonly paying: Paying<P> | null
  /** Null where nobody is signed in. */
  readonly payer: Payer | null
  readonly cards: SavedCards
  /** Whether the gateway is wanted now; by default while something can be paid. */
  readonly wantsGateway?: boolean
  /** For wallets: the sum where it is known before anything can be paid, and whether the payer types something else now. */
  readonly wallet?: { readonly sum: Sum | null; readonly isTyping: boolean }
  /** The restaurant's public key of the payment gateway; by default the deployment's. */
  readonly venueKey?: string | null
}

export type Payment<P extends PaymentTypes> = RunningPayment<P> & {
  readonly onSaveCard: () => void
  /** Invisible: it detects the browser's wallets before the payment is shown. */
  readonly probe: ReactNode
}

/** A charge is not aborted when its page leaves: the server may work on it still, so its lock lasts until the answer or the time-out. */
const unaborted = (): Options => ({ signal: new AbortController().signal })

/** The calls for the commands of a payment. `connection` returns the page's newest. */
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
    sendPayment: ({ request }) => {
      const { records, api } = connection()
      receiptRight(request.key)
      return records.sendAlone({ ...request.what, key: request.key }, () => api.send(request, unaborted()))
    },
    completePayment: async ({ request }) => connection().api.complete?.(request.key, unaborted()) ?? failed({ kind: 'malformed' }),
    // An attempt is asked about only once no tab waits for its request: a close could overtake it.
    lookUpPayment: ({ request: { key } }, options) =>
      afterSending(key, async (): Promise<Answer<LookedUp<P['receipt']>>> => {
        const { lookUp, complete } = connection().api
        const answer = await lookUp(key, options)
        // Without a bank's confirmation here it cannot go on: it is closed before anything else is paid.
        const waitsForBank = answer.ok && answer.value.outcome === 'requiresAction' && complete === undefined
        return waitsForBank ? answered({ outcome: 'unknown' }) : answer
      }),
    closePayment: ({ request: { key } }, options) => afterSending(key, () => connection().api.close(key, options)),
    authenticate: ({ clientSecret }) => askGateway(openGateway, ({ provider }) => provider.authenticate(clientSecret)),
  },
  handlers: {
    recordAttempt: ({ attempt }) => {
      connection().records.record(attempt)
      return undefined
    },
    endAttempt: ({ attempt, ending }) => {
      connection().records.end(attempt, ending)
      return undefined
    },
  },
})
