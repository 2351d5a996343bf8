import { expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { claiming, emailContact, offer, phoneContact, request } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { asking } from '../examples/variants.ts'
import { type StepRow, dispatched, on, resendDue, second, sent, sms } from '../testing/stepRow.ts'
import { transition } from '../transition.ts'

const [sending, idle] = [{ phase: 'sending' }, { phase: 'idle' }] as const

const resending = { ...states.smsVerification, dispatch: dispatched, secondsToResend: 0, submission: { phase: 'resending' } } as const

const pollDue = { type: 'wait', ms: 3_000, then: { type: 'pollDue' } }
const watchOver = { type: 'wait', ms: 1_800_000, then: { type: 'watchOver' } }
const check = { type: 'checkIfVerified', offerId: offer.id }
const claim = { type: 'claim', proof: 'phone', request }
const lookUp = { type: 'lookUpClaim' }
const lookingUp = { ...states.claimUnknown, lookUp: 'asking' }
const notVerified = answered({ verified: false })
const lost = failed({ kind: 'timeout' })
const waiting = (watch: 'polling' | 'lastLook' | 'over') => ({ ...states.altVerification, watch })
const verified = on('checkIfVerified', answered({ verified: true }))

const rows: readonly StepRow[] = [
  [
    'a verification code is submitted',
    states.smsVerification,
    { type: 'smsCodeSubmitted', text: '654321' },
    { ...states.smsVerification, smsCode: '654321', submission: sending },
    [{ type: 'verifySmsCode', offerId: offer.id, smsCode: '654321' }],
  ],
  ...['65432', '6543210', 'a654321', '65432a'].map((text): StepRow => [
    `the code cannot be one: ${text}`,
    states.smsVerification,
    { type: 'smsCodeSubmitted', text },
    states.smsVerification,
    [],
  ]),
  [
    'the code is wrong',
    asking.smsVerification,
    on('verifySmsCode', answered({ verified: false })),
    { ...asking.smsVerification, submission: { phase: 'refused', message: 'Incorrect verification code. Please try again.' } },
    [],
  ],
  ['another code is requested too early', states.smsVerification, { type: 'resendCode' }, states.smsVerification, []],
  ['the phone is verified', asking.smsVerification, on('verifySmsCode', answered({ verified: true })), claiming, [claim]],
  [
    'another code is requested',
    { ...resending, submission: idle },
    { type: 'resendCode' },
    resending,
    [{ type: 'sendSmsCode', offerId: offer.id, phone: phoneContact.phone, email: emailContact.email }],
  ],
  [
    'another code is sent',
    resending,
    on('sendSmsCode', answered(sent)),
    { ...resending, dispatch: { ...dispatched, ...sent }, smsCode: '', submission: { phase: 'resent' }, secondsToResend: 30 },
    [second, resendDue],
  ],
  ['a second passes', states.smsVerification, { type: 'secondPassed' }, { ...states.smsVerification, secondsToResend: 23 }, [second]],
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
  ['the guest received no code', states.smsVerification, { type: 'codeNotReceived' }, waiting('polling'), [check, watchOver]],
  ['a check finds no VERIFY text', waiting('polling'), on('checkIfVerified', notVerified), waiting('polling'), [pollDue]],
  ['a check fails', waiting('polling'), on('checkIfVerified', lost), waiting('polling'), [pollDue]],
  ['a check is refused', waiting('polling'), on('checkIfVerified', refused('One moment.')), waiting('polling'), [pollDue]],
  ['the next check is due', waiting('polling'), { type: 'pollDue' }, waiting('polling'), [check]],
  ['a check is due after the last one', waiting('lastLook'), { type: 'pollDue' }, waiting('lastLook'), []],
  ['half an hour has passed', waiting('polling'), { type: 'watchOver' }, waiting('lastLook'), [check]],
  ['the last check fails', waiting('lastLook'), on('checkIfVerified', lost), waiting('over'), []],
  ['the guest waits again', waiting('over'), { type: 'keepWaiting' }, waiting('polling'), [check, watchOver]],
  ['the guest is waiting already', waiting('polling'), { type: 'keepWaiting' }, waiting('polling'), []],
  ['the VERIFY text has arrived', waiting('polling'), verified, claiming, [claim]],
  ['the last check finds the VERIFY text', waiting('lastLook'), verified, claiming, [claim]],
  ['the page reloads while it checks', waiting('polling'), { type: 'reloaded' }, waiting('polling'), [check]],
  ['the page reloads during the last check', waiting('lastLook'), { type: 'reloaded' }, waiting('lastLook'), [check]],
  ['the page reloads after the last check', waiting('over'), { type: 'reloaded' }, waiting('over'), []],
  ['the guest goes back to the code', waiting('polling'), { type: 'back' }, sms, [second, resendDue]],
  ['the page reloads during a claim', claiming, { type: 'reloaded' }, lookingUp, [lookUp]],
  ['the page reloads after a look-up failed', states.claimUnknown, { type: 'reloaded' }, lookingUp, [lookUp]],
  [
    'the page reloads after a claim that never arrived',
    { ...states.claimUnknown, lookUp: 'notFound' },
    { type: 'reloaded' },
    { ...states.claimUnknown, lookUp: 'notFound' },
    [],
  ],
]

it('CLM-23 a guest without the code is not led to a number that there is not', () => {
  const without = { ...sms, dispatch: { ...sms.dispatch, verifyNumber: null } }
  expect(transition(without, { type: 'codeNotReceived' })).toEqual([without])
})

it.each(rows)('NET-08 CLM-22 CLM-23 %s', (_, from, event, to, commands) => {
  const [next, ...asked] = transition(from, event)
  expect(next).toMatchObject(to)
  expect(asked).toEqual(commands)
})
