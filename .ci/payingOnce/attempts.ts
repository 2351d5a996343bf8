import { createOrderPayment } from '../../apps/bulk-gifting/pay/orderPayment.ts'
import { calls as checkoutCalls } from '../../apps/checkout/commands.ts'
import { paymentApi as purchaseApi, records as purchaseRecords } from '../../apps/checkout/paymentApi.ts'
import { createRefund, readTransaction } from '../../apps/managers/refund/refundRecords.ts'
import { token } from '../../apps/runtime/session/token.ts'
import { recipientList } from '../../features/bulk-gifting/examples/orders.ts'
import type { GiftOrder } from '../../features/bulk-gifting/pay/giftOrder.ts'
import { orderSteps, orderToPay } from '../../features/bulk-gifting/pay/orderSteps.ts'
import { checkoutSurface, paymentIn } from '../../features/checkout/page.ts'
import { renewalConsent } from '../../features/checkout/pricing/renewal.ts'
import { purchaseRules } from '../../features/checkout/purchaseToPay.ts'
import { leftToRefund } from '../../features/managers/refund/refund.ts'
import { refundSurface, refundToPay } from '../../features/managers/refund/refundPayment.ts'
import { anyEmail, emailSchema } from '../../features/shared/contact/email.ts'
import { loading } from '../../features/shared/api/remote.ts'
import { cents } from '../../features/shared/money/money.ts'
import { signIn } from './device.ts'
import { type OpenPage, openPage } from './page.ts'
import { surfaces, valueOf } from './surfaces.ts'

// Each kind of attempt that moves money, by its own connection, steps and rules, without its screens.

export type Attempt = {
  /** The file of its records. */
  readonly records: string
  /** Whether its request names the charge. If not, the thing is read again before it. */
  readonly namesCharge?: true
  /** Fields that change together: a server that changed one alone would not be believed. */
  readonly together?: Readonly<Record<string, unknown>>
  readonly open: () => Promise<Pick<OpenPage, 'agreed' | 'amount' | 'pay'>>
}

const [hostedCheckout, diner, managers] = surfaces
const saved = { kind: 'savedCard', id: 'pm_saved_visa' } as const
const email = emailSchema(anyEmail).parse('member@mail.example')

/** A purchase that renews. */
async function openPurchase() {
  signIn('member')
  const page = await openPage(
    {
      surface: checkoutSurface(
        () => ({ link: { option: { kind: 'ico', id: 'ico-monthly' }, promoCode: null }, isMember: true, timeZone: 'America/New_York' }),
        () => token() !== null,
      ),
      view: paymentIn,
      storageKey: 'flow.checkout',
      records: purchaseRecords,
      rules: purchaseRules,
      api: purchaseApi,
      calls: checkoutCalls,
      handlers: { save: () => {} },
    },
    { saved, isReading: (flow) => flow?.status === 'loading' },
  )
  page.send({ type: 'buyerSubmitted', buyer: { email, firstName: 'Mia', lastName: 'Okafor' } })
  await page.settled()
  const flow = page.flow()
  if (flow?.status !== 'payment') throw new Error(`The checkout is at ${flow?.status}.`)
  page.send({ type: 'renewalAgreed', agreedTo: renewalConsent(flow.visit.order) })
  return page
}

function openOrder() {
  signIn('member')
  const { recipients } = recipientList
  const order: GiftOrder = {
    country: 'US',
    amount: cents(50_00),
    recipients,
    message: 'Dinner is on us',
    sendOn: null,
    timeZone: 'America/New_York',
    purchaseOrder: null,
  }
  const { reference, ...connection } = createOrderPayment('draft-1.US', email, order)
  return openPage(
    {
      surface: orderSteps,
      storageKey: 'payment.gifting',
      ...connection,
      handlers: { showOrdered: () => undefined },
      view: (state) => ({
        paying: orderToPay({ reference, order, dryRun: state?.status === 'open' ? state.dryRun : loading, expected: cents(0) }),
        payer: null,
        cards: [],
      }),
    },
    { saved, isReading: (flow) => flow?.status === 'open' && flow.dryRun.status === 'loading' },
  )
}

async function openRefund(): ReturnType<Attempt['open']> {
  signIn('manager')
  const address = { location_id: '700', user_id: '', transaction_id: '700-0' }
  const transaction = valueOf(await readTransaction(address))
  if (!transaction) throw new Error('There is no such payment.')
  const page = await openPage(
    {
      ...createRefund(address, () => undefined),
      surface: refundSurface,
      storageKey: 'flow.refund',
      calls: {},
      handlers: {},
      view: (state) => ({ paying: refundToPay(state), payer: null, cards: [] }),
    },
    { saved: { kind: 'noCard' } },
  )
  const request = { reason: 'other', amount: cents(10_00), notes: '', modifyTip: true }
  page.send({
    type: 'asked',
    refund: { transactionId: transaction.id, guestName: 'Ada', currency: 'USD', request, left: leftToRefund(transaction) },
  })
  return { ...page, amount: () => cents(0 - request.amount) }
}

export const attempts: readonly Attempt[] = [
  { records: 'apps/checkout/paymentApi.ts', namesCharge: true, open: openPurchase },
  { records: 'apps/bulk-gifting/pay/orderRecords.ts', namesCharge: true, together: { discount: 20, total: '120.00' }, open: openOrder },
  { records: 'apps/pos/paymentApi.ts', open: () => hostedCheckout.open({ ticket: '1042' }, { tip: '10.00' }) },
  { records: 'apps/diner/paymentApi.ts', namesCharge: true, open: () => diner.open({ ticket: '1042' }, { tip: '10.00' }) },
  { records: 'apps/managers/checkout/checkPayments.ts', open: () => managers.open({ ticket: '1042' }, { tip: '10.00' }) },
  { records: 'apps/managers/refund/refundRecords.ts', open: openRefund },
]
