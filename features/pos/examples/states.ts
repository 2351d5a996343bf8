import { missingBill } from '../missingBill.ts'
import { ticket } from '../../bill/examples/bill.ts'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { typedTip } from '../../bill/tipping/tip.ts'
import { open } from '../transitions/opening.ts'
import { rereadProblem } from '../rereadProblem.ts'
import type { PosEvent, PosState, PosStatus, StateOf } from '../pos.ts'
import {
  after,
  email,
  gratuityRead,
  link,
  loading,
  next,
  notPaid,
  opening,
  paidWith,
  receipt,
  ticketRead,
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

const [signIn] = open(opening, false)
const noReturn = { ...opening, link: { ...link, returnUrl: null } }
const [loadingWithoutReturn] = open(noReturn, true)
const redeemCredit = after(loading, venueRead(), ticketRead())
const review = after(redeemCredit, next)
const addCredit = after(review, { type: 'back' })
/** The most common state of each status. */
export const posStates = {
  signIn: at('signIn', signIn),
  forgotPassword: at('forgotPassword', signIn, { type: 'forgotChosen', email: 'ada@mail.example' }),
  loading: at('loading', loading),
  ticketError: at('ticketError', loading, venueRead(), { type: 'loadTicketAnswered', answer: refused(null, 404) }),
  redeemCredit: at('redeemCredit', redeemCredit),
  addCredit: at('addCredit', addCredit),
  review: at('review', review),
  success: at('success', review, paidWith()),
  tillNotInformed: at('tillNotInformed', review, paidWith({ posInformed: false })),
  alreadyPaid: at('alreadyPaid', review, notPaid({ kind: 'alreadyPaid' })),
  failed: at('failed', review, notPaid({ kind: 'failed', message: null })),
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
/** The review after a press on Pay, if this was read then. */
function changed(venueNow: Partial<typeof venue>, ticketNow: Partial<typeof ticket>): StateOf<'review'> {
  const { visit } = posStates.review
  const because = rereadProblem(visit, answered({ ...venue, ...venueNow }), answered({ ...ticket, ...ticketNow }))
  if (because === null) throw new Error('Nothing has changed.')
  return at('review', review, notPaid(because))
}
const offerChosen: PosEvent = { type: 'offerChosen', claimId: '881' }
const buying: PosEvent = { type: 'creditOptionChosen', optionId: '501' }

/** Other looks of a status. */
export const posVariants = {
  signInExpired: at('signIn', loading, { type: 'loadVenueAnswered', answer: refused(null, 401) }),
  signInRefused: at(
    'signIn',
    signIn,
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
  redeemCreditDisabledCovered: at(
    'redeemCredit',
    loading,
    venueRead({ cash: cents(150_00), tip: { ...venue.tip, defaultTip: -1 } }),
    ticketRead(),
  ),
  redeemCreditInvalid: at('redeemCredit', redeemCredit, { type: 'tipChosen', tip: typedTip('1.234') }, next),
  redeemCreditTooSmall: at('redeemCredit', redeemCredit, tipped(50), next),
  redeemCreditNoTip: at('redeemCredit', redeemCredit, tipped(0)),
  addCreditPurchase: at('addCredit', addCredit, buying),
  addCreditGone: at('addCredit', addCredit, { type: 'creditOptionChosen', optionId: 'gone' }),
  reviewWithOffer: at('review', review, offerChosen),
  reviewCovered: at('review', loading, venueRead({ cash: cents(150_00) }), ticketRead()),
  reviewCoveredNoTip: at('review', loading, venueRead({ cash: cents(150_00) }), ticketRead(), tipped(0)),
  reviewHouseAccount: at('review', loading, venueRead(), ticketRead({ houseAccount: cents(15_00) }), next),
  reviewPart: at('review', loading, venueRead(), ticketRead({ due: cents(53_68), leftUnpaid: cents(50_00) }), next),
  reviewDelivery: at(
    'review',
    loading,
    venueRead({ cashParts: { credit: cents(20_00), pass: cents(5_00) } }),
    ticketRead({ total: cents(108_67), amount: cents(108_67), due: cents(108_67), deliveryFee: cents(4_99) }),
    next,
  ),
  reviewHighTip: at('review', redeemCredit, tipped(150_00), next),
  reviewGratuity: at('review', gratuity, next),
  reviewChangedLess: changed({}, { amount: cents(51_84), due: cents(51_84) }),
  reviewChangedMore: changed({}, { amount: cents(120_00), total: cents(120_00), due: cents(120_00) }),
  reviewChangedCash: changed({ cash: cents(5_00) }, {}),
  reviewCreditBought: at(
    'review',
    addCredit,
    buying,
    { type: 'paid', receipt, attempt: { kind: 'credit', ticket: link.ticket, optionId: '501', amount: cents(50_00), key: 'key-2' } },
    venueRead({ cash: cents(85_00) }),
    ticketRead(),
  ),
  successReturn: { ...posStates.success, canReturn: true },
  alreadyPaidWithoutReturn: { status: 'alreadyPaid', link: noReturn.link },
  errorNoBill: { ...posStates.error, message: missingBill, canRetry: false },
  failedWithMessage: at(
    'failed',
    review,
    notPaid({ kind: 'failed', message: 'There is not enough money on this card. Please try another one.' }),
  ),
  errorOffline: at('error', loading, { type: 'loadVenueAnswered', answer: failed({ kind: 'offline' }) }),
  errorWithoutReturn: { ...posStates.error, opening: noReturn },
  returningWithoutReturn: { status: 'returning', link: noReturn.link },
} as const satisfies Readonly<Record<string, PosState>>
