import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { type ClaimState, load } from '../claim.ts'
import type { ClaimEvent } from '../events.ts'
import { emailContact, offer, phoneContact, draft } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { asking, variants } from '../examples/variants.ts'
import { failedDuring, on } from '../testing/stepRow.ts'
import { transition } from '../transition.ts'

const idle = { phase: 'idle' } as const
const says = (message: string) => ({ submission: { phase: 'refused', message } })
const tooOften = failed({ kind: 'refused', status: 429, message: null, retryAfter: 30 })
const wait = 'There were too many tries. You can try again in 30 seconds.'
const [suspended, unknown] = [refused('Your account has been suspended.'), 'Something went wrong. Please try again.']

const byEmail = { ...variants.emailInputFilled, submission: { phase: 'sending', contact: emailContact } } as const
const resending = { ...states.smsVerification, submission: { phase: 'resending' } } as const
const badCode = { status: 'newUserNoLongerAvailable', wrongCode: asking.claimCode.draft, offer: asking.claimCode.draft.offer }
const withCode = { ...draft, offer: { ...offer, needsClaimCode: true } }
const offerId = states.claimCode.draft.offer.id
const no = refused('No.')
const silent = refused(null)

it.each<[string, ClaimState, ClaimEvent, object]>([
  [
    'an offer',
    states.loadingOffer,
    on('loadOffer', no),
    { status: 'failed', cause: { message: 'No.' }, again: load(states.loadingOffer.link, 'typed') },
  ],
  ['an offer that nobody knows', states.loadingOffer, on('loadOffer', refused('No.', 404)), { status: 'unknownOffer', code: 'WELCOME25' }],
  ['a claim code that nobody knows', asking.claimCode, on('verifyClaimCode', refused('No.', 404)), badCode],
  [
    'a claim code, for another reason',
    asking.claimCode,
    on('verifyClaimCode', refused('No.', 403)),
    { status: 'failed', cause: { status: 403 }, again: [asking.claimCode, { type: 'verifyClaimCode', offerId, claimCode: 'DINNER' }] },
  ],
  ['a claim code of a suspended account', asking.claimCode, on('verifyClaimCode', suspended), { status: 'suspendedAccount' }],
  ['an address', byEmail, on('validateEmail', no), { ...variants.emailInputFilled, ...says('No.') }],
  ['an address, without a word', byEmail, on('validateEmail', silent), { ...variants.emailInputFilled, ...says(unknown) }],
  ['an address of a suspended account', byEmail, on('validateEmail', suspended), { status: 'suspendedAccount' }],
  ['a phone', asking.emailInput, on('sendSmsCode', no), { ...variants.emailInputFilled, ...says('No.') }],
  ['a text code', asking.smsVerification, on('verifySmsCode', no), { smsCode: '246810', ...says('No.') }],
  [
    'a text code, without a word',
    asking.smsVerification,
    on('verifySmsCode', silent),
    says('Incorrect verification code. Please try again.'),
  ],
  ['a text code, without a word, for another reason', asking.smsVerification, on('verifySmsCode', refused(null, 403)), says(unknown)],
  ['a text code of a suspended account', asking.smsVerification, on('verifySmsCode', suspended), { status: 'suspendedAccount' }],
  ['another text', resending, on('sendSmsCode', no), { ...states.smsVerification, ...says('No.') }],
  ['another text, without a word', resending, on('sendSmsCode', silent), says(unknown)],
  ['a look', states.altVerification, on('checkIfVerified', suspended), { status: 'suspendedAccount' }],
  ['a password', asking.authentication, on('signIn', no), { ...asking.authentication, ...says('No.') }],
  ['a password, by a server that is asked too often', asking.authentication, on('signIn', tooOften), says(wait)],
  ['a password that is still looked at', asking.authentication, on('signIn', refused(null, 409)), says(unknown)],
  ['a password, without a word', asking.authentication, on('signIn', silent), says('Invalid email or password.')],
  ['a member, without a word', asking.authentication, on('signIn', refused(null, 403)), { status: 'suspendedAccount' }],
  ['a member, with a word', asking.authentication, on('signIn', refused('No.', 403)), says('No.')],
  [
    'a member whose offer is over',
    asking.authentication,
    on('signIn', refused('Offer is not valid.')),
    { status: 'returnUserNoLongerAvailable' },
  ],
])('NET-06 CLM-25 a guest reads why %s is refused', (_, state, event, to) => {
  expect(transition(state, event)).toMatchObject([to])
})

describe('CLM-17 CLM-18 the next state', () => {
  it.each<[string, ClaimState, ClaimEvent, object]>([
    [
      'has a code that is right',
      asking.claimCode,
      on('verifyClaimCode', answered({ verified: true })),
      { ...states.emailInput, draft: asking.claimCode.draft },
    ],
    ['has a code that is wrong', asking.claimCode, on('verifyClaimCode', answered({ verified: false })), badCode],
    [
      'types a text code',
      { ...states.smsVerification, submission: { phase: 'refused', message: 'No.' } },
      { type: 'smsCodeTyped', text: '123' },
      { ...states.smsVerification, smsCode: '123', submission: idle },
    ],
    ['types while a text code is checked', asking.smsVerification, { type: 'smsCodeTyped', text: '1' }, asking.smsVerification],
    [
      'asks for another text while a code is checked',
      { ...asking.smsVerification, secondsToResend: 0 },
      { type: 'resendCode' },
      { ...asking.smsVerification, secondsToResend: 0 },
    ],
    ['goes back from an offer that nobody knows', states.unknownOffer, { type: 'back' }, { ...states.offerCode, code: 'WELCOM25' }],
    [
      'goes back from the contact to the code',
      { ...variants.emailInputFilled, draft: withCode },
      { type: 'back' },
      { ...states.claimCode, draft: withCode },
    ],
    ['goes back from a text code', states.smsVerification, { type: 'back' }, variants.emailInputFilled],
    ['goes back from the password', asking.authentication, { type: 'back' }, variants.emailInputFilled],
    ['has forgotten the password', states.authentication, { type: 'forgotChosen' }, states.forgotPassword],
    ['goes back from a new password', states.forgotPassword, { type: 'back' }, states.authentication],
    [
      'goes back from a wrong code',
      { status: 'newUserNoLongerAvailable', wrongCode: draft, offer },
      { type: 'back' },
      { ...states.claimCode, draft },
    ],
    ['starts over', states.success, { type: 'startOver' }, { status: 'offerCode', code: '', contact: { email: '', phone: '' } }],
    ['goes back from a failure', failedDuring(byEmail, 'validateEmail'), { type: 'back' }, variants.emailInputFilled],
    [
      'goes back from an offer that failed',
      failedDuring(states.loadingOffer, 'loadOffer'),
      { type: 'back' },
      { ...states.offerCode, code: 'WELCOME25' },
    ],
    ['reloads a failure', failedDuring(byEmail, 'validateEmail'), { type: 'reloaded' }, variants.emailInputFilled],
    [
      'reloads an offer that failed',
      failedDuring({ ...states.loadingOffer, slow: true }, 'loadOffer'),
      { type: 'reloaded' },
      states.loadingOffer,
    ],
  ])('who %s', (_, state, event, to) => {
    expect(transition(state, event)[0]).toEqual(to)
  })

  it.each([
    ['verifyClaimCode', { ...asking.claimCode, draft: { ...draft, claimCode: 'x' } }],
    ['sendSmsCode', { ...variants.emailInputFilled, submission: { phase: 'sending', contact: phoneContact } }],
    ['verifySmsCode', asking.smsVerification],
    ['sendSmsCode', resending],
    ['signIn', asking.authentication],
  ] as const)('whose %s fails comes back to the form as it was, or makes the same call again', (call, state) => {
    const down = failedDuring(state, call)
    expect(transition(down, { type: 'back' })).toEqual([{ ...state, submission: idle }])
    expect(transition(down, { type: 'retry' })).toMatchObject([state, { type: call }])
  })
})
