import { noOptOut } from '../../shared/member/optedOut.ts'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { AnswerEvent, ClaimEvent, ServerCommand } from '../events.ts'
import type { Offer } from '../offer.ts'
import { dispatch, emailContact, offer, phoneContact, draft } from './claim.ts'

export const guestEvents: readonly ClaimEvent[] = [
  { type: 'offerCodeSubmitted', code: 'WELCOME25' },
  { type: 'claimCodeSubmitted', text: 'DINNER' },
  { type: 'claimCodeSubmitted', text: 'OTHER' },
  { type: 'smsCodeTyped', text: '65' },
  { type: 'contactSubmitted', contact: phoneContact, contactDraft: draft.contact },
  { type: 'contactSubmitted', contact: emailContact, contactDraft: draft.contact },
  { type: 'accountSubmitted', contact: emailContact },
  { type: 'smsCodeSubmitted', text: '123456' },
  { type: 'passwordSubmitted', text: 'dinner4two' },
  { type: 'forgotChosen' },
  { type: 'changePhone' },
  { type: 'codeNotReceived' },
  { type: 'resendCode' },
  { type: 'keepWaiting' },
  { type: 'retry' },
  { type: 'startOver' },
  { type: 'back' },
  { type: 'reloaded' },
  { type: 'signedOutAnywhere' },
  { type: 'offerSlow' },
  { type: 'secondPassed' },
  { type: 'resendDue' },
  { type: 'pollDue' },
  { type: 'watchOver' },
  { type: 'appDue' },
]

export const failures = [
  failed({ kind: 'offline' }),
  failed({ kind: 'timeout' }),
  failed({ kind: 'server' }),
  failed({ kind: 'malformed' }),
  refused('Offer is not valid.'),
  refused('You have already claimed this offer.'),
  refused('Your account has been suspended.'),
  refused('Something else.'),
  refused(null, 404),
]

const result = { accountExists: true, used: false, notice: null }

export function goodAnswer(command: Pick<ServerCommand, 'type'>, kindOfOffer: Partial<Offer>, yes: boolean): AnswerEvent {
  switch (command.type) {
    case 'loadOffer':
      return { type: 'loadOfferAnswered', answer: answered({ ...offer, ...kindOfOffer }) }
    case 'verifyClaimCode':
      return { type: 'verifyClaimCodeAnswered', answer: answered({ verified: yes }) }
    case 'validateEmail':
      return { type: 'validateEmailAnswered', answer: answered({ existingUser: yes }) }
    case 'sendSmsCode':
      return { type: 'sendSmsCodeAnswered', answer: answered({ verifyNumber: dispatch.verifyNumber }) }
    case 'verifySmsCode':
      return { type: 'verifySmsCodeAnswered', answer: answered({ verified: yes }) }
    case 'checkIfVerified':
      return { type: 'checkIfVerifiedAnswered', answer: answered({ verified: yes }) }
    case 'signIn':
      return { type: 'signInAnswered', answer: answered({ optedOut: noOptOut }) }
    case 'claim':
      return { type: 'claimAnswered', answer: answered({ ...result, accountExists: yes }) }
    case 'lookUpClaim':
      return { type: 'lookUpClaimAnswered', answer: answered(yes ? { outcome: 'claimed', result } : { outcome: 'unknown' }) }
  }
}

const asked = [
  'loadOffer',
  'verifyClaimCode',
  'validateEmail',
  'sendSmsCode',
  'verifySmsCode',
  'checkIfVerified',
  'signIn',
  'claim',
  'lookUpClaim',
] as const satisfies readonly ServerCommand['type'][]

const kindsOfOffer: readonly Partial<Offer>[] = [
  {},
  { contactNeed: 'phone' },
  { needsClaimCode: true },
  { newUsersOnly: true },
  { open: false },
]

const catalogue = [
  "Oops, looks like you've already claimed this offer.",
  'Sorry, this offer is limited to new signups only.',
  'Sorry, you cannot claim your own offer.',
  'This unique code has already been claimed.',
].map((message) => refused(message))

export const sampleEvents: readonly ClaimEvent[] = [
  ...guestEvents,
  ...asked.flatMap((type) => [
    ...kindsOfOffer.flatMap((kindOfOffer) => [true, false].map((yes) => goodAnswer({ type }, kindOfOffer, yes))),
    ...[...failures, ...catalogue].map((answer) => ({ type: `${type}Answered`, answer }) as const),
  ]),
  { type: 'claimAnswered', answer: answered({ ...result, used: true }) },
]
