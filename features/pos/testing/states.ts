import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { begin } from '../transitions/earlier.ts'
import type { PosEvent, PosState, PosStatus, StateOf } from '../pos.ts'
import {
  after,
  email,
  gratuityRead,
  link,
  loading,
  next,
  opening,
  paidWith,
  pay,
  ticketRead,
  unchanged,
  venue,
  venueRead,
} from './examples.ts'

/** @throws if the walk has not led there. */
function at<Status extends PosStatus>(status: Status, ...walk: readonly [PosState, ...PosEvent[]]): StateOf<Status> {
  const [first, ...events] = walk
  const state = after(first, ...events)
  if (state.status !== status) throw new Error(`It is at ${state.status}, not at ${status}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its status was just checked
  return state as StateOf<Status>
}

const [login] = begin([], { opening, isSignedIn: false })
const noReturn = { ...opening, link: { ...link, returnUrl: null } }
const [loadingWithoutReturn] = begin([], { opening: noReturn, isSignedIn: true })
const redeemCredit = after(loading, venueRead(), ticketRead())
const review = after(redeemCredit, next)
const addCredit = after(review, { type: 'back' })
const paying = after(review, pay, ...unchanged)
const lost: PosEvent = { type: 'sendPaymentAnswered', answer: failed({ kind: 'offline' }) }
const newCard: PosEvent = { type: 'methodChosen', method: { kind: 'newCard' } }
const lookedUp = (answer: Extract<PosEvent, { type: 'lookUpPaymentAnswered' }>['answer']): PosEvent => ({
  type: 'lookUpPaymentAnswered',
  answer,
})
const refusedPayment = (message: string | null, status = 422): PosEvent => ({
  type: 'sendPaymentAnswered',
  answer: refused(message, status),
})
const record = { key: 'key-9', kind: 'bill', ticket: '988', amount: cents(61_20) } as const
const [unresolvedPayment] = begin([record], { opening, isSignedIn: true })

/** The most common state of each status. */
export const posStates = {
  login: at('login', login),
  forgotPassword: at('forgotPassword', login, { type: 'forgotChosen', email: 'ada@mail.example' }),
  loading: at('loading', loading),
  ticketError: at('ticketError', loading, venueRead(), { type: 'loadTicketAnswered', answer: refused(null, 404) }),
  redeemCredit: at('redeemCredit', redeemCredit),
  addCredit: at('addCredit', addCredit),
  review: at('review', review),
  addingCard: at('addingCard', review, newCard, pay),
  checking: at('checking', review, pay),
  paying: at('paying', paying),
  authenticating: at('authenticating', paying, {
    type: 'sendPaymentAnswered',
    answer: answered({ outcome: 'requiresAction', clientSecret: 'secret' }),
  }),
  paymentUnknown: at('paymentUnknown', paying, lost, lookedUp(answered({ outcome: 'unknown' }))),
  unresolvedPayment: at('unresolvedPayment', unresolvedPayment, lookedUp(answered({ outcome: 'unknown' }))),
  earlierPaid: at(
    'earlierPaid',
    unresolvedPayment,
    lookedUp(answered({ outcome: 'paid', receipt: { isTold: true, returnUrl: null, charged: null, reference: null, at: 0 } })),
  ),
  success: at('success', paying, paidWith()),
  tillNotTold: at('tillNotTold', paying, paidWith({ isTold: false })),
  alreadyPaid: at('alreadyPaid', paying, refusedPayment('Payment is already done')),
  failed: at('failed', paying, refusedPayment(null)),
  error: at('error', loading, venueRead({ projectId: null })),
  returning: at('returning', loading, venueRead(), ticketRead({ amount: cents(0) })),
} as const satisfies { [Status in PosStatus]: StateOf<Status> }

const tipped = (amount: number | null): PosEvent => ({
  type: 'tipChosen',
  tip: { kind: 'own', amount: amount === null ? null : cents(amount) },
})
const gratuity = after(loading, venueRead(), gratuityRead)
const smallBill = {
  total: cents(7_50),
  amount: cents(7_50),
  due: cents(7_50),
  tipBase: cents(7_50),
  lineItems: [],
  taxes: [],
  itemOffers: [],
}
const offerChosen: PosEvent = { type: 'offerChosen', claimId: '881' }
const buying: PosEvent = { type: 'creditOptionChosen', optionId: '501' }

/** Other looks of a status. */
export const posVariants = {
  loginExpired: at('login', loading, { type: 'loadVenueAnswered', answer: refused(null, 401) }),
  loginRefused: at(
    'login',
    login,
    { type: 'signInSubmitted', email, password: 'wrong' },
    { type: 'signInAnswered', answer: refused('Invalid email or password.', 401) },
  ),
  ticketErrorWithoutReturn: at('ticketError', loadingWithoutReturn, venueRead(), {
    type: 'loadTicketAnswered',
    answer: refused(null, 404),
  }),
  redeemCreditSmallBill: at('redeemCredit', loading, venueRead({ cash: cents(0) }), ticketRead(smallBill)),
  redeemCreditGratuity: at('redeemCredit', gratuity),
  redeemCreditDisabled: at('redeemCredit', loading, venueRead({ tip: { ...venue.tip, defaultTip: -1 } }), ticketRead()),
  redeemCreditInvalid: at('redeemCredit', redeemCredit, tipped(null), next),
  redeemCreditTooSmall: at('redeemCredit', redeemCredit, tipped(50), next),
  redeemCreditNoTip: at('redeemCredit', redeemCredit, tipped(0)),
  redeemCreditNewCard: at('redeemCredit', redeemCredit, newCard),
  addingCardForTip: at('addingCard', redeemCredit, newCard, next),
  addCreditPurchase: at('addCredit', addCredit, buying),
  addCreditRefused: at(
    'addCredit',
    addCredit,
    buying,
    { type: 'creditSubmitted', key: 'key-2' },
    refusedPayment('This credit is no longer sold.', 410),
  ),
  payingForCredit: at('paying', addCredit, buying, { type: 'creditSubmitted', key: 'key-2' }),
  reviewWithOffer: at('review', review, offerChosen),
  reviewCovered: at('review', loading, venueRead({ cash: cents(150_00) }), ticketRead()),
  reviewCoveredNoTip: at('review', loading, venueRead({ cash: cents(150_00) }), ticketRead(), tipped(0)),
  reviewHouseAccount: at('review', loading, venueRead(), ticketRead({ houseAccount: cents(15_00) }), next),
  reviewGratuity: at('review', gratuity, next),
  reviewChangedLess: at('review', review, pay, venueRead(), ticketRead({ amount: cents(51_84), due: cents(51_84) })),
  reviewChangedMore: at(
    'review',
    review,
    pay,
    venueRead(),
    ticketRead({ amount: cents(120_00), total: cents(120_00), due: cents(120_00) }),
  ),
  reviewChangedCash: at('review', review, pay, venueRead({ cash: cents(5_00) }), ticketRead()),
  reviewCardRefused: at('review', review, newCard, pay, { type: 'makeCardTokenAnswered', answer: refused('Your card number is invalid.') }),
  reviewCreditBought: at(
    'review',
    addCredit,
    buying,
    { type: 'creditSubmitted', key: 'key-2' },
    paidWith(),
    venueRead({ cash: cents(85_00) }),
    ticketRead(),
  ),
  paymentUnknownAsking: at('paymentUnknown', paying, lost),
  paymentUnknownUnreachable: at('paymentUnknown', paying, lost, lookedUp(failed({ kind: 'offline' }))),
  unresolvedPaymentAsking: at('unresolvedPayment', unresolvedPayment),
  successReturn: { ...posStates.success, canReturn: true },
  alreadyPaidWithoutReturn: { status: 'alreadyPaid', link: noReturn.link },
  failedWithMessage: at('failed', paying, refusedPayment('There is not enough money on this card. Please try another one.', 402)),
  errorOffline: at('error', loading, { type: 'loadVenueAnswered', answer: failed({ kind: 'offline' }) }),
  errorWithoutReturn: { ...posStates.error, opening: noReturn },
  returningWithoutReturn: { status: 'returning', link: noReturn.link },
} as const satisfies Readonly<Record<string, PosState>>
