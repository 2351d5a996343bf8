import { describe, expect, it } from 'vitest'
import { answered } from '../../shared/api/answers/answer.ts'
import { noOptOut, unreadOptOut } from '../../shared/member/optedOut.ts'
import { dispatch, emailContact, offer, phoneContact, request, draft } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { asking, variants } from '../examples/variants.ts'
import { type StepRow, both, dispatched, failedDuring, on, resendDue, second, sent, sms } from '../testing/stepRow.ts'
import { transition } from '../transition.ts'
import { begin } from './finding.ts'

const link = { code: 'OTHER7', claimCode: 'LUNCH', contact: { email: 'max@example.com', phone: '5559876543' } }
const draftByLink = {
  ...draft,
  code: 'OTHER7',
  entry: 'link',
  claimCode: 'LUNCH',
  contact: { email: 'max@example.com', phone: '+1 555-987-6543', smsOptIn: false, emailOptIn: false },
} as const
const [sending, idle] = [{ phase: 'sending' }, { phase: 'idle' }] as const

const knowing = { ...emailContact, sawOptOut: true } as const
const loading = { status: 'loadingOffer', link, entry: 'link', slow: false } as const
const needing = { ...offer, needsClaimCode: true }
const atCode = { ...states.claimCode, draft: { ...draft, offer: needing } }
const byEmail = { ...variants.emailInputFilled, submission: { phase: 'sending', contact: emailContact } } as const
const byBoth = { ...variants.emailInputFilled, submission: { phase: 'sending', contact: both } } as const

const slow = { type: 'wait', ms: 5_000, then: { type: 'offerSlow' } }
const emailRequest = { ...request, smsOptIn: false, emailOptIn: true }

const rows: readonly StepRow[] = [
  [
    'the offer code is submitted',
    states.offerCode,
    { type: 'offerCodeSubmitted', code: 'WELCOME25' },
    { ...states.loadingOffer, link: { ...states.loadingOffer.link, code: 'WELCOME25' } },
    [{ type: 'loadOffer', code: 'WELCOME25' }, slow],
  ],
  ['the offer is loaded', loading, on('loadOffer', answered(offer)), { status: 'emailInput', draft: draftByLink, submission: idle }, []],
  [
    'the offer needs a claim code, and the link has it',
    loading,
    on('loadOffer', answered(needing)),
    { status: 'claimCode', draft: { ...draftByLink, offer: needing }, submission: sending },
    [{ type: 'verifyClaimCode', offerId: offer.id, claimCode: 'LUNCH' }],
  ],
  [
    'the offer needs a claim code',
    states.loadingOffer,
    on('loadOffer', answered(needing)),
    { status: 'claimCode', draft: { claimCode: '' }, submission: idle },
    [],
  ],
  ['the page reloads while the offer loads', loading, { type: 'reloaded' }, loading, [{ type: 'loadOffer', code: 'OTHER7' }, slow]],
  [
    'the guest retries after the offer failed to load',
    failedDuring({ ...loading, slow: true }, 'loadOffer'),
    { type: 'retry' },
    loading,
    [{ type: 'loadOffer', code: 'OTHER7' }, slow],
  ],
  [
    'a claim code is submitted',
    atCode,
    { type: 'claimCodeSubmitted', text: 'BRUNCH' },
    { ...atCode, draft: { ...atCode.draft, claimCode: 'BRUNCH' }, submission: sending },
    [{ type: 'verifyClaimCode', offerId: offer.id, claimCode: 'BRUNCH' }],
  ],
  [
    'an email address is submitted',
    variants.emailInputFilled,
    { type: 'contactSubmitted', contact: emailContact, contactDraft: draft.contact },
    byEmail,
    [{ type: 'validateEmail', offerId: offer.id, email: emailContact.email }],
  ],
  [
    'a phone number is submitted',
    variants.emailInputFilled,
    { type: 'contactSubmitted', contact: phoneContact, contactDraft: draft.contact },
    asking.emailInput,
    [{ type: 'sendSmsCode', offerId: offer.id, phone: phoneContact.phone, email: null }],
  ],
  [
    'an address and a phone number are submitted',
    variants.emailInputFilled,
    { type: 'contactSubmitted', contact: both, contactDraft: draft.contact },
    byBoth,
    [{ type: 'sendSmsCode', offerId: offer.id, phone: phoneContact.phone, email: emailContact.email }],
  ],
  [
    'a contact is submitted while another is sent',
    byEmail,
    { type: 'contactSubmitted', contact: phoneContact, contactDraft: draft.contact },
    byEmail,
    [],
  ],
  [
    'the address belongs to no member',
    byEmail,
    on('validateEmail', answered({ existingUser: false })),
    { status: 'claiming', draft, contact: emailContact, proof: 'email' },
    [{ type: 'claim', proof: 'email', request: emailRequest }],
  ],
  [
    'the address belongs to a member',
    byEmail,
    on('validateEmail', answered({ existingUser: true })),
    { ...states.authentication, contact: emailContact, password: '' },
    [],
  ],
  [
    'an email answer arrives while a phone number is sent',
    asking.emailInput,
    on('validateEmail', answered({ existingUser: false })),
    asking.emailInput,
    [],
  ],
  ['an SMS answer arrives while an address is sent', byEmail, on('sendSmsCode', answered(sent)), byEmail, []],
  [
    'the SMS code is sent',
    byBoth,
    on('sendSmsCode', answered({ verifyNumber: dispatch.verifyNumber })),
    { ...sms, dispatch: dispatched },
    [second, resendDue],
  ],
  [
    'a password is submitted by a member whose opt-outs the form showed (CHK-11)',
    { ...states.authentication, contact: knowing },
    { type: 'passwordSubmitted', text: 'dinner4two' },
    { ...states.authentication, contact: knowing, password: 'dinner4two', submission: sending },
    [{ type: 'signIn', email: emailContact.email, password: 'dinner4two', sawOptOut: true }],
  ],
  [
    'a member is signed in',
    asking.authentication,
    on('signIn', answered({ optedOut: noOptOut })),
    { status: 'claiming', draft, contact: emailContact, proof: 'account' },
    [{ type: 'claim', proof: 'account', request: emailRequest }],
  ],
  [
    'a member is signed in who has opted out (CHK-11)',
    asking.authentication,
    on('signIn', answered({ optedOut: unreadOptOut })),
    { status: 'claiming', draft, contact: { optIns: noOptOut }, proof: 'account' },
    [{ type: 'claim', proof: 'account', request: { ...emailRequest, smsOptIn: false, emailOptIn: false } }],
  ],
]

describe('NET-08 CLM-17 the steps before the claim, and their commands', () => {
  it.each(rows)('%s', (_, from, event, to, commands) => {
    const [next, ...asked] = transition(from, event)
    expect(next).toMatchObject(to)
    expect(asked).toEqual(commands)
  })

  it('begins with the offer of a link', () => {
    expect(begin(link)).toEqual([loading, { type: 'loadOffer', code: 'OTHER7' }, slow])
  })

  it.each([
    [asking.claimCode, { ...asking.claimCode, submission: idle }],
    [asking.emailInput, variants.emailInputFilled],
    [asking.authentication, states.authentication],
    [asking.smsVerification, { ...states.smsVerification, smsCode: '246810' }],
  ])('returns to the idle form, without its password, when the page reloads: %o', (state, form) => {
    expect(transition(state, { type: 'reloaded' })).toEqual([form])
  })
})
