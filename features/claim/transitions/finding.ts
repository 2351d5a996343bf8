import { formatUsPhone } from '../../../ui/PhoneField/usPhone.ts'
import { cleanCode } from '../../shared/code.ts'
import { idle, sending } from '../../shared/submission.ts'
import type { ClaimState, ClaimStep, Handlers, StateOf, Visit } from '../claim.ts'
import type { Link } from '../hash.ts'
import { saysNotValid } from '../outcome.ts'
import type { Offer } from '../offer.ts'
import { ask, onAnswer } from './asking.ts'

const noLongerAvailable: ClaimState = { status: 'newUserNoLongerAvailable', because: { kind: 'offer' } }

/** The page opens: with the offer of a link, or with an empty field for its code (CLM-17). */
export function begin(link: Link | null): ClaimStep {
  return link === null ? [{ status: 'offerCode', typed: '' }] : load(link, 'link')
}

/** Milliseconds after which a guest who waits for an offer is shown another way. */
export const slowAfter = 5_000

export function load(link: Link, entry: Visit['entry']): ClaimStep {
  const state: StateOf<'loadingOffer'> = { status: 'loadingOffer', link, entry, slow: false }
  return [...ask(state), { type: 'wait', ms: slowAfter, then: { type: 'offerSlow' } }]
}

function visitOf({ link, entry }: StateOf<'loadingOffer'>, offer: Offer): Visit {
  const { extra } = link
  const brought = (kind: 'claimCode' | 'email' | 'phone') => (extra.kind === kind ? extra.text : '')
  return {
    offer,
    code: link.code,
    entry,
    claimCode: brought('claimCode'),
    contact: { email: brought('email'), phone: formatUsPhone(brought('phone')), smsOptIn: false, emailOptIn: false },
  }
}

/** The first step of an offer: its claim code where it needs one (sent at once if the link brought it), else the contact. */
function firstStep(visit: Visit): ClaimStep {
  if (!visit.offer.open) return [noLongerAvailable]
  if (!visit.offer.needsClaimCode) return [{ status: 'emailInput', visit, submission: idle }]
  return ask({ status: 'claimCode', visit, submission: visit.claimCode === '' ? idle : sending })
}

/** Back to the code's field, for a guest who typed it; a link has no step before its offer. */
export function backToStart(state: ClaimState, { entry, code }: Pick<Visit, 'entry' | 'code'>): ClaimStep {
  return entry === 'typed' ? [{ status: 'offerCode', typed: code }] : [state]
}

export const offerCode: Handlers<'offerCode'> = {
  offerCodeTyped: (state, { text }) => [{ ...state, typed: text }],
  offerCodeSubmitted: (state, event) => {
    const code = cleanCode(event.code)
    return code === '' ? [state] : load({ code, extra: { kind: 'none' } }, 'typed')
  },
}

export const loadingOffer: Handlers<'loadingOffer'> = {
  loadOfferAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: (offer) => firstStep(visitOf(state, offer)),
      refusal: (refusal) => {
        if (saysNotValid(refusal)) return [noLongerAvailable]
        if (refusal.status === 404) return [{ status: 'unknownOffer', code: state.link.code }]
        return [{ status: 'failed', cause: refusal, during: state }]
      },
    }),
  offerSlow: (state) => [{ ...state, slow: true }],
  startOver: () => begin(null),
  back: (state) => backToStart(state, { entry: state.entry, code: state.link.code }),
  reloaded: ({ link, entry }) => load(link, entry),
}

export const unknownOffer: Handlers<'unknownOffer'> = {
  back: ({ code }) => [{ status: 'offerCode', typed: code }],
  startOver: () => begin(null),
}

export const claimCode: Handlers<'claimCode'> = {
  // The answer must speak of the code that stands here.
  claimCodeTyped: (state, { text }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [{ status: 'claimCode', visit: { ...state.visit, claimCode: text }, submission: idle }],
  claimCodeSubmitted: (state, { text }) =>
    state.submission.phase === 'sending' || cleanCode(text) === ''
      ? [state]
      : ask({ ...state, visit: { ...state.visit, claimCode: text }, submission: sending }),
  verifyClaimCodeAnswered: (state, { answer }) => {
    const { visit } = state
    const unverified: ClaimState = { status: 'newUserNoLongerAvailable', because: { kind: 'claimCode', visit } }
    return onAnswer(state, answer, {
      value: ({ verified }) => [verified ? { status: 'emailInput', visit, submission: idle } : unverified],
      // Only a word on the code itself is one; anything else the guest may try again.
      refusal: (refusal) =>
        [404, 422].includes(refusal.status) ? [unverified] : [{ status: 'failed', cause: refusal, during: state }],
    })
  },
  back: (state) => backToStart(state, state.visit),
  reloaded: (state) => [{ ...state, submission: idle }],
}
