import { formatUsPhone } from '../../../ui/PhoneField/usPhone.ts'
import { idle, sending } from '../../shared/api/submission.ts'
import type { ClaimState, ClaimStep, Handlers, StateOf, Visit } from '../claim.ts'
import type { BroughtContact, Link, ReadLink } from '../hash.ts'
import { refusalOutcome } from '../outcome.ts'
import type { Offer } from '../offer.ts'
import { ask, contactForm, onAnswer } from './asking.ts'

const noLongerAvailable: ClaimState = { status: 'newUserNoLongerAvailable', because: { kind: 'offer' } }

/** The first step: loads the link's offer, or asks for a code. */
export function begin({ code, ...link }: ReadLink): ClaimStep {
  return code === null ? startOver(link.contact) : load({ ...link, code }, 'link')
}

export const startOver = (contact: BroughtContact = { email: '', phone: '' }): ClaimStep => [{ status: 'offerCode', code: '', contact }]

/** Milliseconds after which a guest who waits for an offer is shown another way. */
const slowAfter = 5_000

export function load(link: Link, entry: Visit['entry']): ClaimStep {
  const state: StateOf<'loadingOffer'> = { status: 'loadingOffer', link, entry, slow: false }
  return [...ask(state), { type: 'wait', ms: slowAfter, then: { type: 'offerSlow' } }]
}

function visitOf({ link, entry }: StateOf<'loadingOffer'>, offer: Offer): Visit {
  const { code, claimCode, contact } = link
  return {
    offer,
    code,
    entry,
    claimCode,
    contact: { email: contact.email, phone: formatUsPhone(contact.phone), smsOptIn: false, emailOptIn: false },
  }
}

/** The first step of an offer: its claim code if it needs one (submitted at once if the link has it), else the contact. */
function firstStep(visit: Visit): ClaimStep {
  if (!visit.offer.open) return [noLongerAvailable]
  if (!visit.offer.needsClaimCode) return [contactForm(visit)]
  return ask({ status: 'claimCode', visit, submission: visit.claimCode === '' ? idle : sending })
}

type Came = Pick<Visit, 'entry' | 'code'> & { readonly contact: BroughtContact }

/** Goes back to the field for the code. A link has no step before its offer. */
export function backToStart(state: ClaimState, { entry, code, contact }: Came): ClaimStep {
  return entry === 'typed' ? [{ status: 'offerCode', code, contact: { email: contact.email, phone: contact.phone } }] : [state]
}

/** The handlers of the field for an offer's code. They pass on the link's contact. */
const codeField = {
  offerCodeSubmitted: ({ contact }, { code }) => load({ code, claimCode: '', contact }, 'typed'),
} satisfies Handlers<'offerCode'> & Handlers<'unknownOffer'>

export const offerCode: Handlers<'offerCode'> = codeField

export const loadingOffer: Handlers<'loadingOffer'> = {
  loadOfferAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: (offer) => firstStep(visitOf(state, offer)),
      refusal: (refusal) => {
        const outcome = refusalOutcome(refusal, null)
        if (outcome) return [outcome]
        const { code, contact } = state.link
        if (refusal.status === 404) return [{ status: 'unknownOffer', code, contact }]
        return [{ status: 'failed', cause: refusal, during: state }]
      },
    }),
  offerSlow: (state) => [{ ...state, slow: true }],
  startOver: ({ link }) => startOver(link.contact),
  back: (state) => backToStart(state, { ...state.link, entry: state.entry }),
  reloaded: ({ link, entry }) => load(link, entry),
}

export const unknownOffer: Handlers<'unknownOffer'> = {
  ...codeField,
  back: ({ code, contact }) => [{ status: 'offerCode', code, contact }],
}

export const claimCode: Handlers<'claimCode'> = {
  claimCodeSubmitted: (state, { text }) =>
    state.submission.phase === 'sending' ? [state] : ask({ ...state, visit: { ...state.visit, claimCode: text }, submission: sending }),
  verifyClaimCodeAnswered: (state, { answer }) => {
    const { visit } = state
    const unverified: ClaimState = { status: 'newUserNoLongerAvailable', because: { kind: 'claimCode', visit } }
    return onAnswer(state, answer, {
      value: ({ verified }) => [verified ? contactForm(visit) : unverified],
      refusal: (refusal) => {
        const outcome = refusalOutcome(refusal, visit.offer)
        if (outcome && outcome.status !== unverified.status) return [outcome]
        // These statuses reject the code. After any other the guest may retry.
        return outcome || [404, 422].includes(refusal.status) ? [unverified] : [{ status: 'failed', cause: refusal, during: state }]
      },
    })
  },
  back: (state) => backToStart(state, state.visit),
  reloaded: (state) => [{ ...state, submission: idle }],
}
