import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ClaimState, getProof } from './claim.ts'
import type { ClaimCommand, ClaimEvent, ServerCommand } from './events.ts'
import { failures, goodAnswer, guestEvents } from './examples/events.ts'
import type { Offer } from './offer.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/finding.ts'

const anyOffer: fc.Arbitrary<Partial<Offer>> = fc.record({
  contactNeed: fc.constantFrom('email' as const, 'phone' as const, 'emailAndPhone' as const),
  needsClaimCode: fc.boolean(),
  newUsersOnly: fc.boolean(),
})

/** A random event, or an answer to the nth pending call. */
type Move =
  | { readonly kind: 'any'; readonly event: ClaimEvent }
  | { readonly kind: 'handled'; readonly nth: number }
  | { readonly kind: 'good'; readonly yes: boolean; readonly nth: number }
  | { readonly kind: 'bad'; readonly answer: (typeof failures)[number]; readonly nth: number }

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.nat(20).map((nth): Move => ({ kind: 'handled', nth })) },
  { weight: 1, arbitrary: fc.constantFrom(...guestEvents).map((event): Move => ({ kind: 'any', event })) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('good' as const), yes: fc.boolean(), nth: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bad' as const), answer: fc.constantFrom(...failures), nth: fc.nat(3) }) },
)

/** The claim and the proven tokens at the simulated server. */
type Known = { readonly claim: 'none' | 'sent' | 'unknown' | 'stands'; readonly proofs: readonly string[] }

type Call = { readonly command: ServerCommand; readonly token: string | null }

const session = 'session-token'

function eventOf(move: Move, state: ClaimState, asked: ServerCommand | undefined, kindOfOffer: Partial<Offer>): ClaimEvent | null {
  if (move.kind === 'any') return move.event
  if (move.kind === 'handled') {
    const handled = guestEvents.filter((event) => matters(state, event))
    return handled[move.nth % handled.length] ?? null
  }
  if (!asked) return null
  return move.kind === 'good' ? goodAnswer(asked, kindOfOffer, move.yes) : { type: `${asked.type}Answered`, answer: move.answer }
}

/** `token` is the one of the answered call: of its answer, if that brings one. */
function afterEvent(known: Known, state: ClaimState, event: ClaimEvent, token: string | null): Known {
  const proven = (token: string | null): Known => (token === null ? known : { ...known, proofs: [...known.proofs, token] })
  const become = (claim: Known['claim']): Known => ({ ...known, claim })
  if (event.type === 'validateEmailAnswered') return event.answer.ok && !event.answer.value.existingUser ? proven(token) : known
  if (event.type === 'accountSubmitted') return proven(session)
  if (event.type === 'signInAnswered') return event.answer.ok ? proven(token) : known
  // The token of the call is proven, even if another was sent since.
  if (event.type === 'verifySmsCodeAnswered' || event.type === 'checkIfVerifiedAnswered')
    return event.answer.ok && event.answer.value.verified ? proven(token) : known
  if (event.type === 'claimAnswered') {
    if (event.answer.ok) return become('stands')
    return become(event.answer.failure.kind === 'refused' ? 'none' : 'unknown')
  }
  if (event.type === 'lookUpClaimAnswered') {
    if (!event.answer.ok) return become('unknown')
    return become(event.answer.value.outcome === 'claimed' ? 'stands' : 'none')
  }
  if (event.type === 'reloaded') return known.claim === 'sent' ? become('unknown') : known
  if (event.type === 'signedOutAnywhere') return known.claim === 'sent' && transition(state, event)[0] !== state ? become('unknown') : known
  // Only an ending handles it. Another visit follows.
  if (event.type === 'startOver') return transition(state, event)[0] === state ? known : { claim: 'none', proofs: [] }
  return known
}

const bringsToken: ReadonlySet<string> = new Set(['validateEmail', 'sendSmsCode', 'signIn'] satisfies readonly ServerCommand['type'][])

/** Runs the flow as the app would: leaving a status, or the page, drops its pending calls, and a token that no state needs. */
function play(moves: readonly Move[], kindOfOffer: Partial<Offer>): void {
  let [state, ...commands] = begin({ code: 'WELCOME25', claimCode: '', contact: { email: '', phone: '' } })
  let token: string | null = null
  let waiting: readonly Call[] = commands.filter(isCall).map((command) => ({ command, token }))
  let known: Known = { claim: 'none', proofs: [] }
  let tokens = 0
  for (const move of moves) {
    const answers = move.kind === 'good' || move.kind === 'bad'
    const asked = answers ? waiting[move.nth % waiting.length] : undefined
    const event = eventOf(move, state, asked?.command, kindOfOffer)
    if (!event) continue
    const isBrought = move.kind === 'good' && asked !== undefined && bringsToken.has(asked.command.type)
    if (isBrought) token = `token-${(tokens += 1)}`
    known = afterEvent(known, state, event, isBrought ? token : (asked?.token ?? null))
    const [next, ...more] = transition(state, event)
    if (getProof(next) === null) token = null
    const stays = next.status === state.status && event.type !== 'reloaded'
    const calls = more.filter(isCall).map((command) => ({ command, token }))
    waiting = [...(stays ? waiting.filter((call) => call !== asked) : []), ...calls]
    for (const command of more) {
      if (command.type !== 'claim') continue
      expect(known.claim).toBe('none')
      expect(known.proofs).toContain(command.proof === 'session' ? session : token)
      known = { ...known, claim: 'sent' }
    }
    state = next
    expect(waiting.length > 0 || guestEvents.some((event) => event.type !== 'reloaded' && matters(state, event))).toBe(true)
  }
}

const isCall = (command: ClaimCommand): command is ServerCommand => command.type !== 'wait' && command.type !== 'openApp'

function matters(state: ClaimState, event: ClaimEvent): boolean {
  const [next, ...commands] = transition(state, event)
  return next !== state || commands.length > 0
}

it('NET-08 no sequence claims twice, claims without the guest’s proof, or ends without a next step', () => {
  fc.assert(fc.property(fc.array(move, { maxLength: 80, size: 'max' }), anyOffer, play), { numRuns: 3_000 })
})
