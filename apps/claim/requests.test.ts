import { afterEach, beforeEach, expect, it } from 'vitest'
import { emailContact, offer, phoneContact, request } from '../../features/claim/examples/claim.ts'
import type { ClaimEvent, ServerCommand } from '../../features/claim/events.ts'
import { carryOut } from '../runtime/flow/carryOut.ts'
import { asked, close, json, lost, open, server, visit } from './testing/visit.ts'

beforeEach(open)
afterEach(close)

const { phone } = phoneContact
const { email } = emailContact
const offerId = offer.id

it.each([
  [{ type: 'loadOffer', code: 'WELCOME25' }, 'GET /offers/WELCOME25', null],
  [{ type: 'verifyClaimCode', offerId, claimCode: 'DINNER' }, 'POST /offers/verify_claim_code?claim_code=DINNER&id=103', null],
  [{ type: 'validateEmail', offerId, email }, 'POST /offers/validate_email?email=ada.moreau%40mail.example&id=103', null],
  [{ type: 'sendSmsCode', offerId, phone, email: null }, 'POST /offers/send_sms_verification_code?phone_number=12125550107&id=103', {}],
  [
    { type: 'sendSmsCode', offerId, phone, email },
    'POST /offers/send_sms_verification_code?phone_number=12125550107&id=103',
    { subscriber_email: 'ada.moreau@mail.example' },
  ],
  [
    { type: 'verifySmsCode', offerId, smsCode: '012345' },
    'POST /offers/verify_sms_code?token=sms-token&sms_verification_code=012345&id=103',
    null,
  ],
  [{ type: 'checkIfVerified', offerId }, 'POST /offers/check_if_verified?token=sms-token&id=103', null],
  [
    { type: 'signIn', email, password: 'dinner4two', sawOptOut: false },
    'POST /login',
    { user: { email: 'ada.moreau@mail.example', password: 'dinner4two' } },
  ],
  [
    { type: 'claim', proof: 'phone', request },
    'POST /offers/claim_offer?token=sms-token&id=103&claim_code=DINNER&sms_opt_in=true&email_opt_in=false',
    null,
  ],
  [
    { type: 'claim', proof: 'phone', request: { ...request, claimCode: null, smsOptIn: false, emailOptIn: true } },
    'POST /offers/claim_offer?token=sms-token&id=103&sms_opt_in=false&email_opt_in=true',
    null,
  ],
] as const)('CLM-16 CLM-29 the server is asked by the names that it knows: %o', async (command, call, body) => {
  server(lost, () => json({}, 422))
  const { calls } = visit()
  await carryOut<ServerCommand, ClaimEvent>({ calls, handlers: {} }, command, { signal: new AbortController().signal })
  const [sent] = asked
  expect(sent?.call).toBe(call)
  expect(await sent?.body).toEqual(body)
})
