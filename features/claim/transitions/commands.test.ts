import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/answer.ts'
import type { ClaimEvent, ClaimState } from '../claim.ts'
import { claiming, dispatch, emailContact, offer, phoneContact, request, visit } from '../testing/examples.ts'
import { asking, states } from '../testing/states.ts'
import { transition } from '../transition.ts'
import { begin } from './finding.ts'

const link = { code: 'OTHER7', claimCode: 'lunch', contact: { email: 'max@example.com', phone: '5559876543' } }
const brought = {
  ...visit,
  code: 'OTHER7',
  entry: 'link',
  claimCode: 'lunch',
  contact: { email: 'max@example.com', phone: '+1 555-987-6543', smsOptIn: false, emailOptIn: false },
} as const
const sending = { phase: 'sending' } as const
const idle = { phase: 'idle' } as const

const both = { ...phoneContact, email: emailContact.email }
const loading = { status: 'loadingOffer', link, entry: 'link', slow: false } as const
const needing = { ...offer, needsClaimCode: true }
const atCode = { ...states.claimCode, visit: { ...visit, offer: needing } }
const byEmail = { ...states.emailInput, submission: { phase: 'sending', contact: emailContact } } as const
const byBoth = { ...states.emailInput, submission: { phase: 'sending', contact: both } } as const
const dispatched = { ...dispatch, contact: both }
const resending = { ...states.smsVerification, dispatch: dispatched, secondsToResend: 0, submission: { phase: 'resending' } } as const
const sent = { token: 'second-token', verifyNumber: dispatch.contact.phone }

const slow = { type: 'wait', ms: 5_000, then: { type: 'offerSlow' } }
const second = { type: 'wait', ms: 1_000, then: { type: 'secondPassed' } }
const resendDue = { type: 'wait', ms: 30_000, then: { type: 'resendDue' } }
const pollDue = { type: 'wait', ms: 3_000, then: { type: 'pollDue' } }
const watchOver = { type: 'wait', ms: 1_800_000, then: { type: 'watchOver' } }
const look = { type: 'checkIfVerified', offerId: 7, token: 'sms-token' }
const lookUp = { type: 'lookUpClaim', request }
const notYet = answered({ verified: false })
const lost = failed({ kind: 'timeout' })
const watching = (watch: 'polling' | 'lastLook' | 'over') => ({ ...states.altVerification, watch })
const verified = { type: 'checkIfVerifiedAnswered', answer: answered({ verified: true }) } as const
const emailRequest = { ...request, proof: { by: 'email', token: 'mail-token' }, optIns: emailContact.optIns }
const accountRequest = { ...emailRequest, proof: { by: 'account', token: 'member-token' } }
const sms = { ...states.smsVerification, dispatch, smsCode: '', submission: idle, secondsToResend: 30 }
const failedDuring = (during: Extract<ClaimState, { status: 'failed' }>['during']): ClaimState => ({
  status: 'failed',
  cause: { kind: 'timeout' },
  during,
})

type Row = readonly [what: string, from: ClaimState, event: ClaimEvent, to: object, commands: readonly object[]]

const rows: readonly Row[] = [
  [
    'a code is typed',
    states.offerCode,
    { type: 'offerCodeSubmitted', code: ' welcome-25 ' },
    { ...states.loadingOffer, link: { ...states.loadingOffer.link, code: 'WELCOME25' } },
    [{ type: 'loadOffer', code: 'WELCOME25' }, slow],
  ],
  ['no code is typed', states.offerCode, { type: 'offerCodeSubmitted', code: ' - ' }, states.offerCode, []],
  [
    'the offer is there',
    loading,
    { type: 'loadOfferAnswered', answer: answered(offer) },
    { status: 'emailInput', visit: brought, submission: idle },
    [],
  ],
  [
    'the offer needs the code that the link brought',
    loading,
    { type: 'loadOfferAnswered', answer: answered(needing) },
    { status: 'claimCode', visit: { ...brought, offer: needing }, submission: sending },
    [{ type: 'verifyClaimCode', offerId: 7, claimCode: 'LUNCH' }],
  ],
  [
    'the offer needs a code',
    states.loadingOffer,
    { type: 'loadOfferAnswered', answer: answered(needing) },
    { status: 'claimCode', visit: { claimCode: '' }, submission: idle },
    [],
  ],
  ['an offer that loads is read anew', loading, { type: 'reloaded' }, loading, [{ type: 'loadOffer', code: 'OTHER7' }, slow]],
  [
    'an offer that failed is read again',
    failedDuring({ ...loading, slow: true }),
    { type: 'retry' },
    loading,
    [{ type: 'loadOffer', code: 'OTHER7' }, slow],
  ],
  [
    'a claim code is sent',
    atCode,
    { type: 'claimCodeSubmitted', text: 'br-unch' },
    { ...atCode, visit: { ...atCode.visit, claimCode: 'br-unch' }, submission: sending },
    [{ type: 'verifyClaimCode', offerId: 7, claimCode: 'BRUNCH' }],
  ],
  ['no claim code is typed', atCode, { type: 'claimCodeSubmitted', text: '-' }, atCode, []],
  [
    'an address is sent',
    states.emailInput,
    { type: 'contactSubmitted', contact: emailContact },
    byEmail,
    [{ type: 'validateEmail', offerId: 7, email: emailContact.email }],
  ],
  [
    'a phone is sent',
    states.emailInput,
    { type: 'contactSubmitted', contact: phoneContact },
    asking.emailInput,
    [{ type: 'sendSmsCode', offerId: 7, phone: phoneContact.phone, email: null }],
  ],
  [
    'both are sent',
    states.emailInput,
    { type: 'contactSubmitted', contact: both },
    byBoth,
    [{ type: 'sendSmsCode', offerId: 7, phone: phoneContact.phone, email: emailContact.email }],
  ],
  ['something else is sent already', byEmail, { type: 'contactSubmitted', contact: phoneContact }, byEmail, []],
  [
    'a form is typed in while it is sent',
    byEmail,
    { type: 'contactTyped', draft: { ...visit.contact, email: 'new' } },
    { ...byEmail, visit: { ...visit, contact: { ...visit.contact, email: 'new' } } },
    [],
  ],
  [
    'a newcomer is known by mail',
    byEmail,
    { type: 'validateEmailAnswered', answer: answered({ token: 'mail-token', existingUser: false }) },
    { status: 'claiming', visit, contact: emailContact, request: emailRequest },
    [{ type: 'claim', request: emailRequest }],
  ],
  [
    'a member is known by mail',
    byEmail,
    { type: 'validateEmailAnswered', answer: answered({ token: 'mail-token', existingUser: true }) },
    { ...states.authentication, contact: emailContact, password: '' },
    [],
  ],
  [
    'an answer of another way arrives',
    asking.emailInput,
    { type: 'validateEmailAnswered', answer: answered({ token: 'mail-token', existingUser: false }) },
    asking.emailInput,
    [],
  ],
  ['a text of another way arrives', byEmail, { type: 'sendSmsCodeAnswered', answer: answered(sent) }, byEmail, []],
  [
    'a text is on its way',
    byBoth,
    { type: 'sendSmsCodeAnswered', answer: answered({ token: 'sms-token', verifyNumber: dispatch.verifyNumber }) },
    { ...sms, dispatch: dispatched },
    [second, resendDue],
  ],
  [
    'a password is sent',
    states.authentication,
    { type: 'passwordSubmitted', text: 'dinner4two' },
    { ...states.authentication, password: 'dinner4two', submission: sending },
    [{ type: 'signIn', email: emailContact.email, password: 'dinner4two' }],
  ],
  [
    'a member is signed in',
    asking.authentication,
    { type: 'signInAnswered', answer: answered({ user: { token: 'member-token' } }) },
    { status: 'claiming', visit, contact: emailContact, request: accountRequest },
    [{ type: 'claim', request: accountRequest }],
  ],
  [
    'a text code is sent',
    states.smsVerification,
    { type: 'smsCodeSubmitted', text: '654321' },
    { ...states.smsVerification, smsCode: '654321', submission: sending },
    [{ type: 'verifySmsCode', offerId: 7, token: 'sms-token', smsCode: '654321' }],
  ],
  [
    'a text code is too short',
    states.smsVerification,
    { type: 'smsCodeSubmitted', text: '65432' },
    { ...states.smsVerification, smsCode: '65432', submission: { phase: 'refused', message: 'Please enter all 6 digits.' } },
    [],
  ],
  [
    'a text code is too long',
    states.smsVerification,
    { type: 'smsCodeSubmitted', text: '6543210' },
    { smsCode: '6543210', submission: { phase: 'refused' } },
    [],
  ],
  [
    'a phone is verified',
    asking.smsVerification,
    { type: 'verifySmsCodeAnswered', answer: answered({ verified: true }) },
    claiming,
    [{ type: 'claim', request }],
  ],
  [
    'another text is asked for',
    { ...resending, submission: idle },
    { type: 'resendCode' },
    resending,
    [{ type: 'sendSmsCode', offerId: 7, phone: phoneContact.phone, email: emailContact.email }],
  ],
  [
    'another text is on its way',
    resending,
    { type: 'sendSmsCodeAnswered', answer: answered(sent) },
    { ...resending, dispatch: { ...dispatched, ...sent }, smsCode: '', submission: { phase: 'resent' }, secondsToResend: 30 },
    [second, resendDue],
  ],
  ['a second passes', states.smsVerification, { type: 'secondPassed' }, { ...states.smsVerification, secondsToResend: 2 }, [second]],
  [
    'the last second passes',
    { ...states.smsVerification, secondsToResend: 1 },
    { type: 'secondPassed' },
    { ...states.smsVerification, secondsToResend: 0 },
    [],
  ],
  [
    'a second passes after the last',
    { ...states.smsVerification, secondsToResend: 0 },
    { type: 'secondPassed' },
    { ...states.smsVerification, secondsToResend: 0 },
    [],
  ],
  ['no text has come', states.smsVerification, { type: 'codeNotReceived' }, watching('polling'), [look, watchOver]],
  ['a look has seen nothing', watching('polling'), { type: 'checkIfVerifiedAnswered', answer: notYet }, watching('polling'), [pollDue]],
  ['a look has failed', watching('polling'), { type: 'checkIfVerifiedAnswered', answer: lost }, watching('polling'), [pollDue]],
  [
    'a look was refused',
    watching('polling'),
    { type: 'checkIfVerifiedAnswered', answer: refused('One moment.') },
    watching('polling'),
    [pollDue],
  ],
  ['it is time for another look', watching('polling'), { type: 'pollDue' }, watching('polling'), [look]],
  ['it was time for another look', watching('lastLook'), { type: 'pollDue' }, watching('lastLook'), []],
  ['the time is over', watching('polling'), { type: 'watchOver' }, watching('lastLook'), [look]],
  ['the last look has failed', watching('lastLook'), { type: 'checkIfVerifiedAnswered', answer: lost }, watching('over'), []],
  ['a guest waits a second time', watching('over'), { type: 'keepWaiting' }, watching('polling'), [look, watchOver]],
  ['a guest waits already', watching('polling'), { type: 'keepWaiting' }, watching('polling'), []],
  ['the text is seen', watching('polling'), verified, claiming, [{ type: 'claim', request }]],
  ['the text is seen at the last look', watching('lastLook'), verified, claiming, [{ type: 'claim', request }]],
  ['a page that looks is read anew', watching('polling'), { type: 'reloaded' }, watching('polling'), [look]],
  ['a page that looks a last time is read anew', watching('lastLook'), { type: 'reloaded' }, watching('lastLook'), [look]],
  ['a page that looks no longer is read anew', watching('over'), { type: 'reloaded' }, watching('over'), []],
  ['the guest goes back to the text', watching('polling'), { type: 'back' }, sms, [second, resendDue]],
  ['a claim’s answer is lost', claiming, { type: 'claimAnswered', answer: lost }, states.claimUnknown, [lookUp]],
  ['a claim’s page is read anew', claiming, { type: 'reloaded' }, states.claimUnknown, [lookUp]],
  ['a look-up’s page is read anew', { ...states.claimUnknown, lookUp: 'unreachable' }, { type: 'reloaded' }, states.claimUnknown, [lookUp]],
  [
    'a claim that never arrived is read anew',
    { ...states.claimUnknown, lookUp: 'notClaimed' },
    { type: 'reloaded' },
    { ...states.claimUnknown, lookUp: 'notClaimed' },
    [],
  ],
  [
    'a claim that never arrived is sent again',
    { ...states.claimUnknown, lookUp: 'notClaimed' },
    { type: 'retry' },
    claiming,
    [{ type: 'claim', request }],
  ],
  ['it is time to open the app', states.success, { type: 'appDue' }, states.success, [{ type: 'openApp' }]],
  [
    'a form that failed is sent again',
    failedDuring(byBoth),
    { type: 'retry' },
    byBoth,
    [{ type: 'sendSmsCode', offerId: 7, phone: phoneContact.phone, email: emailContact.email }],
  ],
  [
    'a code that failed is sent again',
    failedDuring({ ...atCode, submission: sending }),
    { type: 'retry' },
    { ...atCode, submission: sending },
    [{ type: 'verifyClaimCode', offerId: 7, claimCode: 'DINNER' }],
  ],
]

describe('NET-08 CLM-23 where a claim goes, and all that it sends and waits for', () => {
  it.each(rows)('%s', (_, from, event, to, commands) => {
    const [next, ...asked] = transition(from, event)
    expect(next).toMatchObject(to)
    expect(asked).toEqual(commands)
  })

  it('begins with the offer of a link', () => {
    expect(begin(link)).toEqual([loading, { type: 'loadOffer', code: 'OTHER7' }, slow])
  })

  it.each([
    [asking.claimCode, states.claimCode],
    [asking.emailInput, states.emailInput],
    [asking.authentication, { ...states.authentication, password: 'dinner4two' }],
    [asking.smsVerification, { ...states.smsVerification, smsCode: '123456' }],
  ])('is as it was, with nothing on its way, where the page of %o is read anew', (state, idle) => {
    expect(transition(state, { type: 'reloaded' })).toEqual([idle])
  })

  it('carries no claim code that was not asked for', () => {
    const [, command] = transition(
      { ...byEmail, visit: { ...visit, claimCode: ' ' } },
      { type: 'validateEmailAnswered', answer: answered({ token: 'mail-token', existingUser: false }) },
    )
    expect(command).toMatchObject({ type: 'claim', request: { claimCode: null } })
  })
})
