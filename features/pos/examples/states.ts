import { feeTicket, gratuityTicket, partPaidTicket, ticket, untoldTicket } from '../../bill/examples/bill.ts'
import { linesPartPaid, linesTicket } from '../../bill/examples/lines.ts'
import { answered } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { firstPart } from '../../bill/sums/part.ts'
import { typedTip } from '../../bill/tipping/tip.ts'
import { getToPay, rereadProblem } from '../toPay.ts'
import type { PosEvent } from '../pos.ts'
import { type PosState, type PosStatus, type StateOf, load } from '../states.ts'
import { after, billRead, creditToPay, link, loading, next, notPaid, paidWith, receipt, venue } from './examples.ts'

/** @throws if the walk has not led there. */
function at<Status extends PosStatus>(status: Status, ...walk: readonly [PosState, ...PosEvent[]]): StateOf<Status> {
  const [first, ...events] = walk
  const state = after(first, ...events)
  if (state.status !== status) throw new Error(`It is at ${state.status}, not at ${status}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its status was just checked
  return state as StateOf<Status>
}

const noReturn = { ...link, returnUrl: null }
const [loadingWithoutReturn] = load(noReturn)
const ticketUnread: PosEvent = { type: 'ticketUnread' }
const redeemCredit = after(loading, billRead())
const review = after(redeemCredit, next)
const addCredit = after(review, { type: 'back' })
/** The most common state of each status. */
export const posStates = {
  loading: at('loading', loading),
  ticketError: at('ticketError', loading, ticketUnread),
  redeemCredit: at('redeemCredit', redeemCredit),
  addCredit: at('addCredit', addCredit),
  review: at('review', review),
  success: at('success', review, paidWith()),
  tillNotInformed: at('tillNotInformed', review, paidWith({ posInformed: false })),
  alreadyPaid: at('alreadyPaid', review, notPaid({ kind: 'alreadyPaid' })),
  failed: at('failed', review, notPaid({ kind: 'failed', message: null })),
  error: at('error', loading, { type: 'projectUnread' }),
  returning: at('returning', loading, billRead({}, { amount: cents(0) })),
} as const satisfies { [Status in PosStatus]: StateOf<Status> }

const tipped = (amount: number | null): PosEvent => ({
  type: 'chosen',
  choices: { tip: { kind: 'own', amount: amount === null ? null : cents(amount) } },
})
const gratuity = after(loading, billRead({}, gratuityTicket))
const smallBill = {
  total: cents(7_50),
  amount: cents(7_50),
  due: cents(7_50),
  tipBase: cents(7_50),
  lineItems: [],
  taxes: [],
  itemOffers: [],
}
type ReadAgain = { readonly venue?: Partial<typeof venue>; readonly ticket?: Partial<typeof ticket> }
/** The outcome of a press on Pay, if this was read then. */
function readAgain(state: StateOf<'review' | 'addCredit'>, now: ReadAgain): PosEvent {
  const paying = getToPay(state)
  if (paying === null || 'blocked' in paying) throw new Error('Nothing can be paid.')
  const reason = rereadProblem(paying.what, state.visit, answered({ ...venue, ...now.venue }), answered({ ...ticket, ...now.ticket }))
  if (reason === null) throw new Error('Nothing has changed.')
  return notPaid(reason)
}
const changed = (now: ReadAgain) => at('review', review, readAgain(posStates.review, now))
/** The payment of this review, as it was agreed to. */
function paidPart(state: PosState): PosEvent {
  const paying = getToPay(state)
  if (paying === null || 'blocked' in paying) throw new Error('Nothing can be paid.')
  return { type: 'paid', receipt, attempt: { ...paying.what, key: 'key-3' } }
}
const offerChosen: PosEvent = { type: 'chosen', choices: { claimId: '881' } }
const half: PosEvent = { type: 'chosen', choices: { part: firstPart } }
const ownPart = (typed: string): PosEvent => ({ type: 'chosen', choices: { part: { kind: 'amount', typed } } })
const byLines = (...ids: string[]): PosEvent => ({ type: 'chosen', choices: { part: { kind: 'lines', ids } } })
const linesOpen = after(loading, billRead({}, linesTicket))
const reviewSplit = after(redeemCredit, half, next)
const buying: PosEvent = { type: 'chosen', choices: { creditOptionId: '501' } }
const addCreditPurchase = at('addCredit', addCredit, buying)
const lessCredit = venue.creditOptions.map((option) => ({ ...option, get: option.pay }))

export const posVariants = {
  ticketErrorWithoutReturn: at('ticketError', loadingWithoutReturn, ticketUnread),
  redeemCreditSmallBill: at('redeemCredit', loading, billRead({ cash: cents(0) }, smallBill)),
  redeemCreditGratuity: at('redeemCredit', gratuity),
  redeemCreditDisabled: at('redeemCredit', loading, billRead({ tip: { ...venue.tip, defaultTip: -1 } })),
  redeemCreditDisabledCovered: at('redeemCredit', loading, billRead({ cash: cents(150_00), tip: { ...venue.tip, defaultTip: -1 } })),
  redeemCreditInvalid: at('redeemCredit', redeemCredit, { type: 'chosen', choices: { tip: typedTip('1.234') } }, next),
  redeemCreditTooSmall: at('redeemCredit', redeemCredit, tipped(50), next),
  redeemCreditNoTip: at('redeemCredit', redeemCredit, tipped(0)),
  redeemCreditSplit: at('redeemCredit', redeemCredit, half),
  redeemCreditPartPaid: at('redeemCredit', loading, billRead({}, partPaidTicket), ownPart('80')),
  redeemCreditPaidUntold: at('redeemCredit', loading, billRead({}, untoldTicket)),
  redeemCreditPartMissing: at('redeemCredit', redeemCredit, ownPart(''), next),
  redeemCreditLines: at('redeemCredit', linesOpen, byLines('line-1', 'line-4')),
  redeemCreditLinesMissing: at('redeemCredit', linesOpen, byLines(), next),
  redeemCreditLinesLost: at('redeemCredit', loading, billRead({}, linesPartPaid), byLines('line-2')),
  addCreditPurchase,
  addCreditChanged: at('addCredit', addCreditPurchase, readAgain(addCreditPurchase, { venue: { creditOptions: lessCredit } })),
  addCreditGone: at('addCredit', addCredit, { type: 'chosen', choices: { creditOptionId: 'gone' } }),
  reviewWithOffer: at('review', review, offerChosen),
  reviewCovered: at('review', loading, billRead({ cash: cents(150_00) })),
  reviewCoveredNoTip: at('review', loading, billRead({ cash: cents(150_00) }), tipped(0)),
  reviewTooSmall: at('review', loading, billRead({ cash: cents(103_38) }), tipped(0), next),
  reviewHouseAccount: at('review', loading, billRead({}, { houseAccount: cents(15_00) }), next),
  reviewPart: at('review', loading, billRead({}, { due: cents(53_68), leftUnpaid: cents(50_00) }), next),
  reviewSplit: at('review', reviewSplit),
  reviewLastPart: at('review', loading, billRead({}, partPaidTicket), half, next),
  reviewLines: at('review', linesOpen, byLines('line-1', 'line-4'), next),
  reviewLinesLost: at('review', loading, billRead({}, linesPartPaid), byLines('line-1', 'line-2'), next),
  reviewDelivery: at(
    'review',
    loading,
    billRead(
      { cashParts: { credit: cents(20_00), pass: cents(5_00) } },
      { total: cents(108_67), amount: cents(108_67), due: cents(108_67), deliveryFee: cents(4_99) },
    ),
    next,
  ),
  reviewHighTip: at('review', redeemCredit, tipped(150_00), next),
  reviewFee: at('review', loading, billRead({}, feeTicket), next),
  reviewGratuity: at('review', gratuity, next),
  reviewChangedLess: changed({ ticket: { amount: cents(51_84), due: cents(51_84) } }),
  reviewChangedMore: changed({ ticket: { amount: cents(120_00), total: cents(120_00), due: cents(120_00) } }),
  reviewChangedCash: changed({ venue: { cash: cents(5_00) } }),
  reviewCreditBought: at(
    'review',
    addCredit,
    buying,
    { type: 'paid', receipt, attempt: { ...creditToPay, key: 'key-2' } },
    billRead({ cash: cents(85_00) }),
  ),
  successPart: at('success', reviewSplit, paidPart(reviewSplit)),
  successReturn: { ...posStates.success, canReturn: true },
  alreadyPaidWithoutReturn: { status: 'alreadyPaid', link: noReturn },
  errorNoBill: at('error', ...load({ ...link, ticket: '' })),
  failedWithMessage: at(
    'failed',
    review,
    notPaid({ kind: 'failed', message: 'There is not enough money on this card. Please try another one.' }),
  ),
  errorOffline: at('error', loading, { type: 'venueUnread', failure: { kind: 'offline' } }),
  errorWithoutReturn: at('error', loadingWithoutReturn, { type: 'projectUnread' }),
  returningWithoutReturn: { status: 'returning', link: { ...noReturn, payAmount: '0' } },
} as const satisfies Readonly<Record<string, PosState>>
