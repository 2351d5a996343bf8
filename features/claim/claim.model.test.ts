import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/answer.ts'
import type { AnswerEvent, ClaimCommand, ClaimEvent, ClaimState, ServerCommand } from './claim.ts'
import { dispatch, emailContact, offer, phoneContact, visit } from './testing/examples.ts'
import type { Offer } from './offer.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/finding.ts'

/** What a guest or the clock may do at any moment, sensible or not. */
const whims: readonly ClaimEvent[] = [
  { type: 'offerCodeSubmitted', code: 'WELCOME25' },
  { type: 'claimCodeSubmitted', text: 'DINNER' },
  { type: 'contactTyped', draft: visit.contact },
  { type: 'contactSubmitted', contact: phoneContact },
  { type: 'contactSubmitted', contact: emailContact },
  { type: 'smsCodeSubmitted', text: '123456' },
  { type: 'passwordSubmitted', password: 'dinner4two' },
  { type: 'changePhone' },
  { type: 'codeNotReceived' },
  { type: 'resendCode' },
  { type: 'keepWaiting' },
  { type: 'retry' },
  { type: 'startOver' },
  { type: 'back' },
  { type: 'reloaded' },
  { type: 'secondPassed' },
  { type: 'pollDue' },
  { type: 'watchOver' },
  { type: 'appDue' },
]

const troubles = [
  failed({ kind: 'offline' }),
  failed({ kind: 'timeout' }),
  failed({ kind: 'server' }),
  failed({ kind: 'malformed' }),
  refused('Offer is not valid.'),
  refused('Your account has been suspended.'),
  refused('Something else.'),
  refused(null, 404),
]

const anyOffer: fc.Arbitrary<Partial<Offer>> = fc.record({
  contactNeed: fc.constantFrom('email' as const, 'phone' as const),
  needsClaimCode: fc.boolean(),
  newUsersOnly: fc.boolean(),
})

const result = { accountExists: true, used: false, notice: null }

/** A server's good answer to each command. */
function goodAnswer(command: ServerCommand, kindOfOffer: Partial<Offer>, yes: boolean): AnswerEvent {
  switch (command.type) {
    case 'loadOffer':
      return { type: 'loadOfferAnswered', answer: answered({ ...offer, ...kindOfOffer }) }
    case 'verifyClaimCode':
      return { type: 'verifyClaimCodeAnswered', answer: answered({ verified: yes }) }
    case 'validateEmail':
      return { type: 'validateEmailAnswered', answer: answered({ token: 'verified-mail', existingUser: yes }) }
    case 'sendSmsCode':
      return { type: 'sendSmsCodeAnswered', answer: answered({ token: 'phone', verifyNumber: dispatch.verifyNumber }) }
    case 'verifySmsCode':
      return { type: 'verifySmsCodeAnswered', answer: answered({ verified: yes }) }
    case 'checkIfVerified':
      return { type: 'checkIfVerifiedAnswered', answer: answered({ verified: yes }) }
    case 'signIn':
      return { type: 'signInAnswered', answer: answered({ user: { token: 'verified-member' } }) }
    case 'claim':
      return { type: 'claimAnswered', answer: answered({ ...result, accountExists: yes }) }
    case 'lookUpClaim':
      return { type: 'lookUpClaimAnswered', answer: yes ? answered(result) : refused(null, 404) }
  }
}

/** A move of a story: a whim, or an answer to the call that has waited longest. */
type Move =
  | { readonly kind: 'whim'; readonly event: ClaimEvent }
  /** The nth of the whims that mean something here. */
  | { readonly kind: 'apt'; readonly nth: number }
  | { readonly kind: 'good'; readonly yes: boolean }
  | { readonly kind: 'bad'; readonly answer: (typeof troubles)[number] }

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.nat(20).map((nth): Move => ({ kind: 'apt', nth })) },
  { weight: 1, arbitrary: fc.constantFrom(...whims).map((event): Move => ({ kind: 'whim', event })) },
  { weight: 3, arbitrary: fc.boolean().map((yes): Move => ({ kind: 'good', yes })) },
  { weight: 2, arbitrary: fc.constantFrom(...troubles).map((answer): Move => ({ kind: 'bad', answer })) },
)

/** What is known of the guest's claim, seen from outside the flow. */
type Ledger = { readonly claim: 'none' | 'sent' | 'unknown' | 'stands'; readonly proofs: readonly string[] }

function eventOf(move: Move, state: ClaimState, asked: ServerCommand | undefined, kindOfOffer: Partial<Offer>): ClaimEvent | null {
  if (move.kind === 'whim') return move.event
  if (move.kind === 'apt') {
    const apt = whims.filter((event) => matters(state, event))
    return apt[move.nth % apt.length] ?? null
  }
  if (!asked) return null
  return move.kind === 'good'
    ? goodAnswer(asked, kindOfOffer, move.yes)
    : { type: `${asked.type}Answered`, answer: move.answer }
}

function heard(ledger: Ledger, state: ClaimState, event: ClaimEvent): Ledger {
  const proven = (token: string): Ledger => ({ ...ledger, proofs: [...ledger.proofs, token] })
  const become = (claim: Ledger['claim']): Ledger => ({ ...ledger, claim })
  switch (event.type) {
    case 'validateEmailAnswered':
      return event.answer.ok && !event.answer.value.existingUser ? proven(event.answer.value.token) : ledger
    case 'signInAnswered':
      return event.answer.ok ? proven(event.answer.value.user.token) : ledger
    case 'verifySmsCodeAnswered':
    case 'checkIfVerifiedAnswered':
      return event.answer.ok && event.answer.value.verified ? proven('phone') : ledger
    case 'claimAnswered':
    case 'lookUpClaimAnswered':
      if (event.answer.ok) return become('stands')
      return become(event.answer.failure.kind === 'refused' ? 'none' : 'unknown')
    case 'reloaded':
      return ledger.claim === 'sent' ? become('unknown') : ledger
    case 'startOver':
      // Only an ending hears it; what follows is another visit.
      return transition(state, event)[0] === state ? ledger : { claim: 'none', proofs: [] }
    default:
      return ledger
  }
}

/** Plays a story as the app would: leaving a status, or the page, drops what was asked. */
function play(moves: readonly Move[], kindOfOffer: Partial<Offer>): void {
  let [state, ...commands] = begin({ code: 'WELCOME25', extra: { kind: 'none' } })
  let waiting = commands.filter(isCall)
  let ledger: Ledger = { claim: 'none', proofs: [] }
  for (const move of moves) {
    const event = eventOf(move, state, waiting[0], kindOfOffer)
    if (!event) continue
    ledger = heard(ledger, state, event)
    const [next, ...more] = transition(state, event)
    const stays = next.status === state.status && event.type !== 'reloaded'
    waiting = [...(stays ? waiting.slice(move.kind === 'good' || move.kind === 'bad' ? 1 : 0) : []), ...more.filter(isCall)]
    for (const command of more) {
      if (command.type !== 'claim') continue
      expect(ledger.claim).toBe('none')
      expect(ledger.proofs).toContain(command.request.proof.token)
      ledger = { ...ledger, claim: 'sent' }
    }
    state = next
    expect(waiting.length > 0 || whims.some((whim) => matters(state, whim))).toBe(true)
  }
}

const isCall = (command: ClaimCommand): command is ServerCommand =>
  command.type !== 'wait' && command.type !== 'openApp'

function matters(state: ClaimState, event: ClaimEvent): boolean {
  const [next, ...commands] = transition(state, event)
  return next !== state || commands.length > 0
}

it('NET-08 no sequence claims twice, claims without a proof of the guest, or ends with no way on', () => {
  fc.assert(fc.property(fc.array(move, { maxLength: 80, size: 'max' }), anyOffer, play), { numRuns: 1_000 })
})
