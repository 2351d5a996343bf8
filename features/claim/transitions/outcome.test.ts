import { describe, expect, it } from 'vitest'
import { type Refused, answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { OutputOf } from '../../shared/api/endpoint.ts'
import type { claimOffer } from '../api.ts'
import type { CallAnswer, Proof } from '../events.ts'
import { claiming, emailContact, request } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { asking } from '../examples/variants.ts'
import { on } from '../testing/stepRow.ts'
import { canGoBack, savedClaim, transition } from '../transition.ts'

const result: OutputOf<typeof claimOffer> = { accountExists: true, used: false, notice: null }

const withProof = (proof: Proof) => ({ ...claiming, ...(proof === 'phone' ? {} : { contact: emailContact }), proof })

const claimed = (proof: Proof, value = result) => transition(withProof(proof), on('claim', answered(value)))

const turnedAway = (message: string, by: 'phone' | 'account' = 'phone') =>
  transition(withProof(by), on('claim', refused(message)))[0].status

describe('a successful claim', () => {
  it('CLM-26 opens the app of a guest with an account after 500 ms', () => {
    const [state, command] = claimed('phone')
    expect([state.status, command]).toEqual(['success', { type: 'wait', ms: 500, then: { type: 'appDue' } }])
    expect(transition(state, { type: 'appDue' })[1]).toEqual({ type: 'openApp' })
  })
  it('CLM-26 shows the app download step to a guest without one', () => {
    expect(claimed('phone', { ...result, accountExists: false })[0].status).toBe('noAccount')
  })
  it('CLM-14 sends a guest who claimed by email to their mail', () => {
    expect(claimed('email')[0]).toMatchObject({ status: 'emailClaimSuccess', email: emailContact.email })
  })
  it('CLM-09 shows prevUsed for an offer that was used but not claimed', () => {
    expect(claimed('phone', { ...result, used: true })[0].status).toBe('prevUsed')
  })
})

describe('the error catalogue', () => {
  it.each([
    ['Offer is not valid.', 'phone', 'newUserNoLongerAvailable'],
    ['Offer is not valid.', 'account', 'returnUserNoLongerAvailable'],
  ] as const)('CLM-25 %s (%s) → %s', (message, by, status) => {
    expect(turnedAway(message, by)).toBe(status)
  })
  it('CLM-25 CLM-10 CLM-15 the answer’s code decides the state, whatever its text; a member’s 403 without a code is a suspended account', () => {
    const statusAfter = (by: 'phone' | 'account', refusal: Omit<Refused, 'kind'>) =>
      transition(withProof(by), on('claim', failed({ kind: 'refused', ...refusal })))[0].status
    expect(statusAfter('phone', { status: 422, message: 'Non.', code: 'account_suspended' })).toBe('suspendedAccount')
    expect(statusAfter('account', { status: 403, message: null })).toBe('suspendedAccount')
    expect(statusAfter('phone', { status: 403, message: null })).toBe('emailInput')
    expect(statusAfter('account', { status: 410, message: null })).toBe('returnUserNoLongerAvailable')
  })
  it.each([
    ["Oops, looks like you've already claimed this offer.", 'prevClaimed'],
    ['Sorry, this offer is limited to new signups only.', 'returnUserNewUserOnly'],
    ['You cannot claim your own referral.', 'claimOwnReferral'],
    ['Your account has been suspended.', 'suspendedAccount'],
    ['Offer used but unclaimed', 'prevUsed'],
  ])('CLM-25 the row for %j leads to %s, when the offer loads, when the contact is sent, and when it is claimed', (message, status) => {
    const [atLoad] = transition(states.loadingOffer, on('loadOffer', refused(message)))
    expect(atLoad).toEqual({ status, offer: null })
    expect(canGoBack(atLoad)).toBe(false)
    expect(savedClaim(() => false).read(JSON.parse(JSON.stringify(atLoad)))).toEqual(atLoad)
    const [atContact] = transition(asking.emailInput, on('sendSmsCode', refused(message)))
    expect([atContact.status, turnedAway(message)]).toEqual([status, status])
  })
  it('CLM-25 CLM-18 a unique code that is taken shows so when it is checked; a wrong one can be corrected', () => {
    const checked = (answer: CallAnswer<'verifyClaimCode'>) => transition(asking.claimCode, { type: 'verifyClaimCodeAnswered', answer })[0]
    expect(checked(refused('This unique code has already been claimed.')).status).toBe('prevClaimed')
    for (const words of ['Invalid offer code.', 'No such code.', null])
      expect(checked(refused(words))).toMatchObject({ status: 'newUserNoLongerAvailable', wrongCode: asking.claimCode.draft })
  })
})

describe('a claim whose answer is lost', () => {
  const lost = on('claim', failed({ kind: 'offline' }))
  const [unknown] = transition(claiming, lost)

  it.each([
    ['One moment.', 409],
    ['This offer was already claimed.', 429],
  ])('NET-08 looks up the claim after %j with status %d', (message, status) => {
    const [state] = transition(claiming, on('claim', refused(message, status)))
    expect(state).toMatchObject({ status: 'claimUnknown', lookUp: 'asking' })
  })
  it.each([
    ['This offer was already claimed.', 'prevClaimed'],
    ['Coupon already redeemed', 'prevUsed'],
  ])('CLM-25 takes a conflict that says %j by its words', (message, status) => {
    expect(transition(claiming, on('claim', refused(message, 409)))[0].status).toBe(status)
  })
  const lookedUp = (answer: CallAnswer<'lookUpClaim'>) => transition(unknown, { type: 'lookUpClaimAnswered', answer })

  it('NET-08 is repeated only if the server never received it', () => {
    const [unclaimed] = lookedUp(answered({ outcome: 'unknown' }))
    expect(transition(unclaimed, { type: 'retry' })).toEqual([
      { ...claiming, isAgain: true },
      { type: 'claim', proof: 'phone', request },
    ])
    expect(transition(unclaimed, { type: 'back' })).toEqual([unclaimed])
  })
  it.each([[refused(null, 404), 'noFinalAnswer']])('NET-08 stays unknown when the look-up fails or is refused: %j', (answer, lookUp) => {
    const [down] = lookedUp(answer)
    expect(down).toEqual({ ...unknown, lookUp })
    expect(transition(down, { type: 'retry' })).toEqual([unknown, { type: 'lookUpClaim' }])
    expect(transition(down, { type: 'startOver' })).toMatchObject([{ status: 'offerCode', code: claiming.draft.code }])
  })
})
