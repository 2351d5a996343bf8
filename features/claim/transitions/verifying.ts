import * as z from 'zod/mini'
import type { CodeSubmission } from '../../account/codeSubmission.ts'
import { phoneOnTheWire } from '../../shared/contact/phone.ts'
import { idle, refusedWith, sending } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { ClaimStep, RulesOf, StateOf } from '../claim.ts'
import { phoneContact } from '../contact.ts'
import { claimDraft, savedIdle } from '../draft.ts'
import { refusalOutcome, refusedForm } from '../outcome.ts'
import { claim, contactForm, isBusy, onAnswer, settled, submit } from './asking.ts'
import { second, texted } from './contact.ts'

/** An SMS code that was sent and is not verified yet. `verifyNumber` is the number to text VERIFY to; null for none. */
const dispatch = z.object({ draft: claimDraft, contact: phoneContact, token: z.string(), verifyNumber: z.nullable(phoneOnTheWire) })
export type Dispatch = Readonly<z.output<typeof dispatch>>

/** What the checks for the guest's VERIFY text have come to. */
const watches = ['polling', 'lastLook', 'over'] as const

/** `secondsToResend`: until another code may be requested. */
export type VerifyingState =
  | S<'smsVerification', { dispatch: Dispatch; smsCode: string; submission: CodeSubmission; secondsToResend: number }>
  | S<'altVerification', { dispatch: Dispatch; watch: (typeof watches)[number] }>

export const verifyingSaved = [
  z.object({ status: z.literal('smsVerification'), dispatch, smsCode: z.string(), submission: savedIdle, secondsToResend: z.number() }),
  z.object({ status: z.literal('altVerification'), dispatch, watch: z.literal(watches) }),
] as const

/** Milliseconds between two looks for the guest's VERIFY text, and for how long to look. */
const pollEvery = 3_000
const pollFor = 30 * 60_000

export const wrongSmsCode = 'Incorrect verification code. Please try again.'

const toContact = ({ dispatch }: VerifyingState): ClaimStep => [contactForm(dispatch.draft)]

const claimByPhone = ({ draft, contact, token }: Dispatch): ClaimStep => claim(draft, contact, { by: 'phone', token })

function watch(dispatch: Dispatch): ClaimStep {
  return [
    { status: 'altVerification', dispatch, watch: 'polling' },
    lookFor(dispatch),
    { type: 'wait', ms: pollFor, then: { type: 'watchOver' } },
  ]
}

const lookFor = ({ draft, token }: Dispatch) => ({ type: 'checkIfVerified', offerId: draft.offer.id, token }) as const

const notYet = (state: StateOf<'altVerification'>): ClaimStep =>
  state.watch === 'polling' ? [state, { type: 'wait', ms: pollEvery, then: { type: 'pollDue' } }] : [{ ...state, watch: 'over' }]

export const verifyingRules: RulesOf<VerifyingState> = {
  smsVerification: {
    smsCodeTyped: (state, { text }) => (isBusy(state) ? [state] : [{ ...state, smsCode: text, submission: idle }]),
    smsCodeSubmitted: (state, { text }) => (/^\d{6}$/.test(text) ? submit(state, { smsCode: text, submission: sending }) : [state]),
    verifySmsCodeAnswered: (state, { answer }) =>
      onAnswer(state, answer, {
        value: ({ verified }) => (verified ? claimByPhone(state.dispatch) : [{ ...state, submission: refusedWith(wrongSmsCode) }]),
        refusal: (refusal) => refusedForm(state, refusal, refusal.status === 422 ? wrongSmsCode : undefined),
      }),
    resendCode: (state) => (state.secondsToResend > 0 ? [state] : submit(state, { submission: { phase: 'resending' } })),
    sendSmsCodeAnswered: (state, { answer }) =>
      onAnswer(state, answer, {
        value: ({ token, verifyNumber }) => {
          const [sent, ...waits] = texted({ ...state.dispatch, token, verifyNumber })
          return [{ ...sent, submission: { phase: 'resent' } }, ...waits]
        },
        refusal: (refusal) => refusedForm(state, refusal),
      }),
    secondPassed: (state) => {
      const secondsToResend = Math.max(0, state.secondsToResend - 1)
      return [{ ...state, secondsToResend }, ...(secondsToResend === 0 ? [] : [second])]
    },
    resendDue: (state) => (state.secondsToResend === 0 ? [state] : [{ ...state, secondsToResend: 0 }]),
    changePhone: toContact,
    codeNotReceived: (state) => (state.dispatch.verifyNumber === null ? [state] : watch(state.dispatch)),
    back: toContact,
    reloaded: (state) => [settled(state)],
  },
  altVerification: {
    checkIfVerifiedAnswered: (state, { answer }) => {
      if (answer.ok) return answer.value.verified ? claimByPhone(state.dispatch) : notYet(state)
      const { failure } = answer
      const outcome = failure.kind === 'refused' ? refusalOutcome(failure, state.dispatch.draft.offer) : null
      // The checks go on after one that failed.
      return outcome ? [outcome] : notYet(state)
    },
    pollDue: (state) => (state.watch === 'polling' ? [state, lookFor(state.dispatch)] : [state]),
    // The phone may have slept while the text arrived, so check once more.
    watchOver: (state) => [{ ...state, watch: 'lastLook' }, lookFor(state.dispatch)],
    keepWaiting: (state) => (state.watch === 'over' ? watch(state.dispatch) : [state]),
    changePhone: toContact,
    back: ({ dispatch }) => texted(dispatch),
    reloaded: (state) => (state.watch === 'over' ? [state] : [state, lookFor(state.dispatch)]),
  },
}
