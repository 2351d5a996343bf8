import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emailContact, offer, phoneContact, request } from '../../features/claim/examples/claim.ts'
import type { ClaimEvent, ServerCommand } from '../../features/claim/events.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'

const sent: Request[] = []

/** Runs the commands in order and returns what was sent. A write gets a 500, so its outcome is unknown. */
async function requestsOf(...commands: readonly ServerCommand[]) {
  vi.stubGlobal('fetch', (asked: Request) => {
    sent.push(asked)
    return Promise.resolve(new Response('{}', { status: asked.method === 'GET' ? 422 : 500 }))
  })
  vi.resetModules()
  const { tabStorage } = await import('../runtime/storage/storage.ts')
  tabStorage.write('proof.flow.claim.x', 'sms-token')
  const [{ claimVisit }, { carryOut }] = await Promise.all([import('./commands.ts'), import('../runtime/flow/carryOut.ts')])
  const { calls } = claimVisit('flow.claim.x')
  const { signal } = new AbortController()
  for (const command of commands) await carryOut<ServerCommand, ClaimEvent>({ calls, handlers: {} }, command, { signal })
  return Promise.all(
    sent.map(async (asked) => ({
      call: `${asked.method} ${asked.url.replace('https://api.example/api/v5', '')}`,
      key: asked.headers.get('Idempotency-Key'),
      body: asked.body === null ? null : ((await asked.json()) as unknown),
    })),
  )
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
})
afterEach(() => vi.unstubAllGlobals())

const { phone } = phoneContact
const { email } = emailContact
const offerId = offer.id
const claim = { type: 'claim', proof: 'phone', request } as const

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
  [claim, 'POST /offers/claim_offer?token=sms-token&id=103&claim_code=DINNER&sms_opt_in=true&email_opt_in=false', null],
  [
    { type: 'claim', proof: 'phone', request: { ...request, claimCode: null, smsOptIn: false, emailOptIn: true } },
    'POST /offers/claim_offer?token=sms-token&id=103&sms_opt_in=false&email_opt_in=true',
    null,
  ],
] as const)('CLM-16 CLM-29 the server is asked by the names that it knows: %o', async (command, call, body) => {
  expect(await requestsOf(command)).toMatchObject([{ call, body }])
})
