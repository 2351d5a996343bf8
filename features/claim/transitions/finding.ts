import { formatUsPhone } from '../../../ui/PhoneField/usPhone.ts'
import { sending } from '../../shared/api/answers/answer.ts'
import {
  type Asking,
  type ClaimState,
  type ClaimStep,
  type RulesOf,
  type StateOf,
  claimCodeForm,
  contactForm,
  failedTo,
  isBusy,
  load,
  offerCode,
  onAnswer,
  settled,
  unknownOffer,
} from '../claim.ts'
import type { BroughtContact, ClaimDraft } from '../contact.ts'
import { notAvailable, refusalEnding } from '../claiming.ts'
import type { ReadLink } from '../hash.ts'
import type { Offer } from '../offer.ts'

/** The first step: loads the link's offer, or asks for a code. */
export const begin = ({ code, plain = '', ...link }: ReadLink): ClaimStep =>
  code === null ? offerCode(plain, link.contact) : load({ ...link, code }, 'link')

function draftFromOffer({ link, entry }: StateOf<'loadingOffer'>, offer: Offer): ClaimDraft {
  const { code, claimCode, contact } = link
  return {
    offer,
    code,
    entry,
    claimCode,
    contact: { email: contact.email, phone: formatUsPhone(contact.phone), smsOptIn: false, emailOptIn: false },
  }
}

const checkClaimCode = (draft: ClaimDraft): Asking => [
  { ...claimCodeForm(draft), submission: sending },
  { type: 'verifyClaimCode', offerId: draft.offer.id, claimCode: draft.claimCode },
]

function firstStep(draft: ClaimDraft): ClaimStep {
  if (!draft.offer.open) return [notAvailable(draft.offer)]
  if (!draft.offer.needsClaimCode) return [contactForm(draft)]
  return draft.claimCode === '' ? [claimCodeForm(draft)] : checkClaimCode(draft)
}

type Origin = Pick<ClaimDraft, 'entry' | 'code'> & { readonly contact: BroughtContact }

/** A link has no step before its offer. */
export const backToStart = (state: ClaimState, { entry, code, contact }: Origin): ClaimStep =>
  entry === 'typed' ? offerCode(code, contact) : [state]

const offerCodeSubmitted = ({ contact }: StateOf<'offerCode' | 'unknownOffer'>, { code }: { readonly code: string }): ClaimStep =>
  load({ code, claimCode: '', contact }, 'typed')

export const findingRules: RulesOf<'offerCode' | 'loadingOffer' | 'unknownOffer' | 'claimCode'> = {
  offerCode: { offerCodeSubmitted },
  loadingOffer: {
    loadOfferAnswered: (state, { answer }) => {
      const { link, entry } = state
      const again = load(link, entry)
      return onAnswer(again, answer, {
        value: (offer) => firstStep(draftFromOffer(state, offer)),
        refusal: (refusal) => {
          const ending = refusalEnding(refusal, null)
          if (ending) return [ending]
          if (refusal.status === 404) return unknownOffer(link)
          return failedTo(again, refusal)
        },
      })
    },
    offerSlow: (state) => [{ ...state, slow: true }],
    startOver: ({ link }) => offerCode('', link.contact),
    back: (state) => backToStart(state, { ...state.link, entry: state.entry }),
    reloaded: ({ link, entry }) => load(link, entry),
  },
  unknownOffer: { offerCodeSubmitted, back: ({ code, contact }) => offerCode(code, contact) },
  claimCode: {
    claimCodeSubmitted: (state, { text }) => (isBusy(state) ? [state] : checkClaimCode({ ...state.draft, claimCode: text })),
    verifyClaimCodeAnswered: ({ draft }, { answer }) => {
      const again = checkClaimCode(draft)
      const unverified = notAvailable(draft.offer, draft)
      return onAnswer(again, answer, {
        value: ({ verified }) => [verified ? contactForm(draft) : unverified],
        refusal: (refusal) => {
          const ending = refusalEnding(refusal, draft.offer)
          if (ending && ending.status !== unverified.status) return [ending]
          // These statuses reject the code. After any other the guest may retry.
          return ending || [404, 422].includes(refusal.status) ? [unverified] : failedTo(again, refusal)
        },
      })
    },
    back: (state) => backToStart(state, state.draft),
    reloaded: (state) => [settled(state)],
  },
}
