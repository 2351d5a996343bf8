import { use, useEffect, useState } from 'react'
import type { Charge, Closed, LookedUp } from '../../../features/payment/charge.ts'
import type { CardMethod, NoCard, Payer } from '../../../features/payment/method.ts'
import {
  type Payable,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentRequest,
  type PaymentState,
  beginPayment,
  paymentTransition,
  recordedOf,
} from '../../../features/payment/payment.ts'
import type { Answer } from '../../../features/shared/api/answer.ts'
import { notSaved } from '../../../features/shared/flow/saved.ts'
import { tabStorage } from '../storage/storage.ts'
import { useFlow } from '../flow/useFlow.ts'
import type { createAttemptRecords } from './attemptRecords.ts'
import { LoadPayments } from './loadPayments.ts'
import { createPaymentGateway } from './paymentGateway.ts'
import { useDoubleTapGuard } from './useDoubleTapGuard.ts'
import { usePayments } from './usePayments.tsx'
import { useWallets } from './useWallets.tsx'
import { withCopies } from './withCopies.ts'

type Options = { readonly signal: AbortSignal }

/** The surface's calls of the API. Each request carries the attempt's idempotency key. */
export type PaymentApi<What, Receipt> = {
  readonly send: (request: PaymentRequest<What>, options: Options) => Promise<Answer<Charge<Receipt>>>
  /** Continues an attempt that the payer has confirmed with the bank. */
  readonly complete: (key: string, options: Options) => Promise<Answer<Charge<Receipt>>>
  readonly lookUp: (key: string, options: Options) => Promise<Answer<LookedUp<Receipt>>>
  readonly close: (key: string, options: Options) => Promise<Answer<Charge<Receipt> | Closed>>
}

type Given<Reference extends object, Receipt> = {
  /** The payment's own key in the tab's storage. */
  readonly visit: string
  readonly records: ReturnType<typeof createAttemptRecords<Reference>>
  readonly what: Payable & Reference
  /** Null where nobody is signed in. */
  readonly payer: Payer | null
  readonly api: PaymentApi<Payable & Reference, Receipt>
  /** The restaurant's public key of the payment gateway (POS-17); by default the deployment's. */
  readonly venueKey?: string | null
}

/** Takes a payment: the gateway, its card field and wallets, the attempt, and the record of it. */
export function usePayment<Reference extends object, Receipt>(given: Given<Reference, Receipt>) {
  const { visit, records, what, payer, api, venueKey = null } = given
  type What = Payable & Reference
  const loadPayments = use(LoadPayments)
  const [gateway] = useState(() => createPaymentGateway(loadPayments))
  const [watch] = useState(() => records.watch(visit))
  const { state, send, now } = useFlow<PaymentState<What, Receipt>, PaymentEvent<What, Receipt>, PaymentCommand<What>>({
    begin: () => beginPayment(records.list()),
    transition: paymentTransition<What, Receipt>(),
    calls: {
      makePaymentMethod: gateway.provider.makePaymentMethod,
      sendPayment: ({ request }, options) => records.sendAlone({ ...request.what, key: request.key }, () => api.send(request, options)),
      completePayment: ({ request }, options) => api.complete(request.key, options),
      lookUpPayment: ({ request }, options) => withCopies(request.key, (key) => api.lookUp(key, options)),
      closePayment: ({ request }, options) => withCopies(request.key, (key) => api.close(key, options)),
      authenticate: ({ clientSecret }) => gateway.provider.authenticate(clientSecret),
    },
    handlers: {},
    persist: {
      storage: tabStorage,
      storageKey: visit,
      // After a reload the attempt's record is looked up, which is the same for another tab and another build (NET-08).
      saved: notSaved,
      onSave: (saved) => watch.saved(recordedOf(saved), { isEarlier: saved.status === 'unresolvedPayment' }),
    },
    reloaded: { type: 'reloaded' },
  })
  const [begun, setBegun] = useState(false)
  const isTooEarly = useDoubleTapGuard(offersToPay(state))
  const { stripe, card } = usePayments(gateway, needsCard(state), venueKey, () => {
    setBegun(true)
    send({ type: 'cardChanged' })
  })
  const { wallets } = useWallets({
    sum: { amount: what.amount, renews: false },
    isTyping: false,
    stripe,
    begun,
    mayPay: () => now().status === 'choosing' && !isTooEarly(),
    onConfirm: (consent) => {
      // The payer confirmed a wallet's sheet after they had gone on in another way.
      if (now().status !== 'choosing') return consent.paymentFailed()
      gateway.setWalletConsent(consent)
      send({ type: 'walletConfirmed', key: records.newKey(), what, payer })
    },
  })
  useEffect(() => {
    if (recordedOf(state) === null) watch.shown({ isPaid: state.status === 'paid' || state.status === 'earlierPaid' })
  }, [watch, state])
  return {
    state,
    send,
    what,
    card,
    wallets,
    onPay: (chosen: CardMethod | NoCard) => send({ type: 'paySubmitted', key: records.newKey(), card: chosen, what, payer }),
  }
}

/** The bank's question needs the gateway too. */
const needsCard = ({ status }: { readonly status: PaymentState<never, never>['status'] }): boolean =>
  status !== 'paid' && status !== 'earlierPaid' && status !== 'unresolvedPayment'

/** Whether one press pays in this state. */
const offersToPay = (state: PaymentState<unknown, unknown>): boolean =>
  state.status === 'choosing' || (state.status === 'paymentUnknown' && state.lookUp === 'notCharged')
