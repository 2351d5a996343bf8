import * as z from 'zod/mini'
import type { Failure } from '../../shared/api/answer.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { ClaimStep, FormState, RulesOf } from '../claim.ts'
import { emailContact, phoneContact } from '../contact.ts'
import { claimDraft } from '../draft.ts'
import { claimedOutcome, isClaimRefused, refusedOutcome } from '../outcome.ts'
import { ask, claim, contactForm, settled } from './asking.ts'
import { load } from './finding.ts'

/** Proves to the server who claims. Comes only from an answer of the server. */
const proof = z.object({ by: z.literal(['phone', 'email', 'account']), token: z.string() })
export type Proof = Readonly<z.output<typeof proof>>

/** A pending claim. */
const pending = z.object({ draft: claimDraft, contact: z.union([emailContact, phoneContact]), proof })
export type Claiming = Readonly<z.output<typeof pending>>

/** A pending claim without its proof: it can only be looked up. */
const withoutProof = z.object({ draft: claimDraft, contact: z.literal(null), proof: z.literal(null) })
export type ClaimWithoutProof = Readonly<z.output<typeof withoutProof>>

/** A claim on its way, and every call that failed. */
export type ClaimingState =
  | S<'claiming', Claiming>
  /** The claim's answer was lost: it is looked up before it may be repeated. */
  | S<'claimUnknown', Claiming & { lookUp: 'asking' | 'unreachable' | 'notClaimed' }>
  | S<'claimUnknown', ClaimWithoutProof & { lookUp: 'asking' | 'unreachable' }>
  /** `retry` repeats the call, `back` returns to the form. */
  | S<'failed', { cause: Failure; during: FormState }>

/** A reload looks a claim up, and repeats a failed read. */
export const claimingSaved = [
  z.object({ status: z.literal('claimUnknown'), ...pending.shape, lookUp: z.literal(['asking', 'notClaimed']) }),
  z.object({ status: z.literal('claimUnknown'), ...withoutProof.shape, lookUp: z.literal('asking') }),
] as const

const lookUp = (claim: Claiming | ClaimWithoutProof): ClaimStep => [
  { ...claim, status: 'claimUnknown', lookUp: 'asking' },
  { type: 'lookUpClaim' },
]

/** What remains of a claim after its member signs out. */
const withoutMember = ({ draft }: Pick<Claiming, 'draft'>): ClaimWithoutProof => ({
  draft: { ...draft, contact: { email: '', phone: '', smsOptIn: false, emailOptIn: false } },
  contact: null,
  proof: null,
})

const isMembers = ({ proof }: Claiming | ClaimWithoutProof): boolean => proof?.by === 'account'

const again = (during: FormState): ClaimStep => (during.status === 'loadingOffer' ? load(during.link, during.entry) : ask(during))

export const claimingRules: RulesOf<ClaimingState> = {
  claiming: {
    claimAnswered: (state, { answer }) => {
      if (answer.ok) return claimedOutcome(state, answer.value)
      return isClaimRefused(answer.failure) ? refusedOutcome(state, answer.failure) : lookUp(state)
    },
    // The request may have arrived before the reload.
    reloaded: lookUp,
    signedOutAnywhere: (state) => (isMembers(state) ? lookUp(withoutMember(state)) : [state]),
  },
  claimUnknown: {
    lookUpClaimAnswered: (state, { answer }) => {
      // A failed or refused look-up leaves the claim's outcome unknown.
      if (!answer.ok) return [{ ...state, lookUp: 'unreachable' }]
      const attempt = answer.value
      switch (attempt.outcome) {
        case 'unknown':
          return [state.proof ? { ...state, lookUp: 'notClaimed' } : contactForm(state.draft)]
        case 'refused':
          return refusedOutcome(state, attempt)
        case 'claimed':
          return claimedOutcome(state, attempt.result)
      }
    },
    retry: (state) => {
      switch (state.lookUp) {
        case 'asking':
          return [state]
        case 'unreachable':
          return lookUp(state)
        case 'notClaimed': {
          const { draft, contact, proof } = state
          return claim(draft, contact, proof)
        }
      }
    },
    // A claim that arrived after all counts once: the server then says that it was claimed before.
    startOver: (state) => {
      const { code, contact } = state.draft
      return state.lookUp === 'unreachable'
        ? [{ status: 'offerCode', code, contact: { email: contact.email, phone: contact.phone } }]
        : [state]
    },
    reloaded: (state) => (state.lookUp === 'notClaimed' ? [state] : lookUp(state)),
    signedOutAnywhere: (state) => {
      if (!isMembers(state)) return [state]
      const left = withoutMember(state)
      return [state.lookUp === 'notClaimed' ? contactForm(left.draft) : { ...left, status: 'claimUnknown', lookUp: state.lookUp }]
    },
  },
  failed: {
    retry: ({ during }) => again(during),
    back: ({ during }) => [settled(during)],
    // A reload repeats a failed read. A failed form is shown again.
    reloaded: ({ during }) => (during.status === 'loadingOffer' ? again(during) : [settled(during)]),
  },
}
