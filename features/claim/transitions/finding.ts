import * as z from 'zod/mini'
import { formatUsPhone } from '../../../ui/PhoneField/usPhone.ts'
import { type Submission, idle, sending } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { ClaimState, ClaimStep, RulesOf, StateOf } from '../claim.ts'
import { type BroughtContact, broughtContact } from '../contact.ts'
import { type ClaimDraft, claimDraft, savedIdle } from '../draft.ts'
import type { Link, ReadLink } from '../hash.ts'
import { refusalOutcome } from '../outcome.ts'
import type { Offer } from '../offer.ts'
import { ask, contactForm, onAnswer, settled, startOver, submit } from './asking.ts'

/** From the link, or a typed code, to the offer and its claim code. */
export type FindingState =
  /** `code` is the last one that was asked for, or empty. In `unknownOffer` no offer has it. */
  | S<'offerCode' | 'unknownOffer', { code: string; contact: BroughtContact }>
  /** `slow` after `slowAfter`: the guest may enter another code. */
  | S<'loadingOffer', { link: Link; entry: ClaimDraft['entry']; slow: boolean }>
  | S<'claimCode', { draft: ClaimDraft; submission: Submission }>

export const findingSaved = [
  z.object({ status: z.literal(['offerCode', 'unknownOffer']), code: z.string(), contact: broughtContact }),
  z.object({
    status: z.literal('loadingOffer'),
    link: z.object({ code: z.string(), claimCode: z.string(), contact: broughtContact }),
    entry: claimDraft.shape.entry,
    slow: z.boolean(),
  }),
  z.object({ status: z.literal('claimCode'), draft: claimDraft, submission: savedIdle }),
] as const

/** The first step: loads the link's offer, or asks for a code. */
export function begin({ code, plain = '', ...link }: ReadLink): ClaimStep {
  return code === null ? [{ status: 'offerCode', code: plain, contact: link.contact }] : load({ ...link, code }, 'link')
}

/** Milliseconds after which a guest who waits for an offer is shown another way. */
const slowAfter = 5_000

export function load(link: Link, entry: ClaimDraft['entry']): ClaimStep {
  const state: StateOf<'loadingOffer'> = { status: 'loadingOffer', link, entry, slow: false }
  return [...ask(state), { type: 'wait', ms: slowAfter, then: { type: 'offerSlow' } }]
}

function draftOf({ link, entry }: StateOf<'loadingOffer'>, offer: Offer): ClaimDraft {
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
function firstStep(draft: ClaimDraft): ClaimStep {
  if (!draft.offer.open) return [{ status: 'newUserNoLongerAvailable', wrongCode: null }]
  if (!draft.offer.needsClaimCode) return [contactForm(draft)]
  return ask({ status: 'claimCode', draft, submission: draft.claimCode === '' ? idle : sending })
}

type Came = Pick<ClaimDraft, 'entry' | 'code'> & { readonly contact: BroughtContact }

/** Goes back to the field for the code. A link has no step before its offer. */
export function backToStart(state: ClaimState, { entry, code, contact }: Came): ClaimStep {
  return entry === 'typed' ? [{ status: 'offerCode', code, contact: { email: contact.email, phone: contact.phone } }] : [state]
}

/** The field for an offer's code passes on the link's contact. */
const offerCodeSubmitted = ({ contact }: StateOf<'offerCode' | 'unknownOffer'>, { code }: { readonly code: string }): ClaimStep =>
  load({ code, claimCode: '', contact }, 'typed')

export const findingRules: RulesOf<FindingState> = {
  offerCode: { offerCodeSubmitted },
  loadingOffer: {
    loadOfferAnswered: (state, { answer }) =>
      onAnswer(state, answer, {
        value: (offer) => firstStep(draftOf(state, offer)),
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
  },
  unknownOffer: { offerCodeSubmitted, back: ({ code, contact }) => [{ status: 'offerCode', code, contact }] },
  claimCode: {
    claimCodeSubmitted: (state, { text }) => submit(state, { draft: { ...state.draft, claimCode: text }, submission: sending }),
    verifyClaimCodeAnswered: (state, { answer }) => {
      const { draft } = state
      const unverified: ClaimState = { status: 'newUserNoLongerAvailable', wrongCode: draft }
      return onAnswer(state, answer, {
        value: ({ verified }) => [verified ? contactForm(draft) : unverified],
        refusal: (refusal) => {
          const outcome = refusalOutcome(refusal, draft.offer)
          if (outcome && outcome.status !== unverified.status) return [outcome]
          // These statuses reject the code. After any other the guest may retry.
          return outcome || [404, 422].includes(refusal.status) ? [unverified] : [{ status: 'failed', cause: refusal, during: state }]
        },
      })
    },
    back: (state) => backToStart(state, state.draft),
    reloaded: (state) => [settled(state)],
  },
}
