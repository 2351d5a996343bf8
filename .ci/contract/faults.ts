import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'

const record = z.record(z.string(), z.unknown())

/** What the test server answers; `after` is how the connection goes on. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly after?: 'hangs' | 'closes'
}

type Fault = {
  /** The call whose answer is wrong. */
  readonly call: string
  readonly change: (reply: Reply, request: IncomingMessage) => Reply
  /** What the check says about it. */
  readonly said: RegExp
}

const body =
  (change: (answer: Record<string, unknown>) => unknown) =>
  (reply: Reply, request: IncomingMessage): Reply =>
    isQuestion(request, reply) ? { ...reply, body: JSON.stringify(change(z.parse(record, JSON.parse(reply.body)))) } : reply

const isQuestion = ({ method }: IncomingMessage, { status }: Reply): boolean => method !== 'OPTIONS' && status === 200
const asked =
  (change: Partial<Reply>) =>
  (reply: Reply, request: IncomingMessage): Reply =>
    isQuestion(request, reply) ? { ...reply, ...change, headers: { ...reply.headers, ...change.headers } } : reply
const preflight =
  (headers: Readonly<Record<string, string>>) =>
  (reply: Reply, { method }: IncomingMessage): Reply =>
    method === 'OPTIONS' ? { ...reply, headers: { ...reply.headers, ...headers } } : reply
const refusal = (change: Partial<Reply>) => (reply: Reply) => (reply.status === 404 ? { ...reply, ...change } : reply)

const offer = (change: Record<string, unknown>) => body((answer) => ({ offer: { ...z.parse(record, answer['offer']), ...change } }))

const bonusTier = { ico_id: 'ico-50', pay_amount: 50, get_amount: 60, rounded_bonus_amount: 10 }

let count = 0

/** Ways in which a server does not keep the contract. */
export const faults: Readonly<Record<string, Fault>> = {
  'a required field is missing': { call: 'claim_getOffer', change: offer({ name: undefined }), said: /misfit at \/offer\/name/ },
  'a field is null': { call: 'claim_getOffer', change: offer({ id: null }), said: /misfit at \/offer\/id/ },
  'a field has another type': { call: 'claim_getOffer', change: offer({ amount: 'twenty' }), said: /misfit at \/offer\/amount/ },
  'an optional field is odd': { call: 'claim_getOffer', change: offer({ status: { odd: true } }), said: /ignored at \/offer\/status/ },
  'an entry of a list is odd': {
    call: 'claim_getOffer',
    change: offer({ tiers: [bonusTier, { pay_amount: 'x' }] }),
    said: /ignored at \/offer\/tiers\/1/,
  },
  'the answer is empty': { call: 'claim_getOffer', change: asked({ body: '' }), said: /misfit at \// },
  'the answer is null': { call: 'claim_getOffer', change: asked({ body: 'null' }), said: /misfit at \// },
  'the answer is a page': {
    call: 'claim_getOffer',
    change: asked({ body: '<!doctype html>', headers: { 'Content-Type': 'text/html' } }),
    said: /not JSON \(text\/html\)/,
  },
  'a refusal has the status of a success': {
    call: 'claim_claimOffer',
    change: asked({ body: '{"success":false,"errors":{"base":["Offer is not valid."]}}' }),
    said: /^answered 200 with a refusal, which is a 4xx$/,
  },
  'a claim is answered without its outcome': { call: 'claim_claimOffer', change: asked({ body: '{}' }), said: /misfit at/ },
  'a payment is answered without its outcome': { call: 'pos_payBill', change: asked({ body: '{}' }), said: /misfit at/ },
  'a refund is answered without its outcome': {
    call: 'managers_refund_refund',
    change: asked({ body: '{"success":true}' }),
    said: /misfit at/,
  },
  'a permission cannot be read': {
    call: 'partners_getProject',
    change: body(({ partner_project }) => {
      const project = z.parse(record, partner_project)
      return { partner_project: { ...project, current_user: { ...z.parse(record, project['current_user']), permission: 3 } } }
    }),
    said: /^ignored at \/partner_project\/current_user\/permission/,
  },
  'the server fails': { call: 'claim_getOffer', change: asked({ status: 503 }), said: /failed with 503/ },
  'the server hangs': { call: 'claim_getOffer', change: asked({ after: 'hangs' }), said: /no answer within/ },
  'the connection closes': { call: 'claim_getOffer', change: asked({ after: 'closes' }), said: /closed before the answer was whole/ },
  'the answer is huge': { call: 'claim_getOffer', change: asked({ body: ' '.repeat(6_000_000) }), said: /larger than 5 MB/ },
  'it redirects to another host': {
    call: 'claim_getOffer',
    change: asked({ status: 302, headers: { Location: 'https://elsewhere.example/?token=secret' } }),
    said: /redirected with 302 to elsewhere\.example;/,
  },
  'the answer is not for other origins': {
    call: 'claim_getOffer',
    change: asked({ headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }),
    said: /Allow-Origin is https:\/\/other\.example/,
  },
  'the preflight forbids a header': {
    call: 'claim_claimOffer',
    change: preflight({ 'Access-Control-Allow-Headers': 'authorization, content-type, x-session-id, x-device-id' }),
    said: /does not allow Idempotency-Key/,
  },
  'the preflight fails': {
    call: 'claim_getOffer',
    change: (reply, { method }) => (method === 'OPTIONS' ? { ...reply, status: 405 } : reply),
    said: /preflight was answered 405/,
  },
  'anybody may ask': {
    call: 'managers_getTransactions',
    change: (reply) => ({ ...reply, status: 200, body: '{"transactions":[]}' }),
    said: /without a token it answers 200, not 401/,
  },
  'a refusal has no message': { call: 'claim_getOffer', change: refusal({ body: '{}' }), said: /unknown: the refusal has no message/ },
  'a refusal is not for other origins': {
    call: 'claim_getOffer',
    change: refusal({ headers: {} }),
    said: /unknown: CORS: Access-Control-Allow-Origin is missing/,
  },
  'the look-up refuses an unknown key': {
    call: 'claim_lookUpClaim',
    change: (reply, { url }) =>
      url?.includes('unknown') ? { ...reply, status: 404, body: '{"errors":{"base":["There is no such claim."]}}' } : reply,
    said: /a key that never arrived is answered 404, not 200/,
  },
  'an unknown one makes it fail': { call: 'claim_getOffer', change: refusal({ status: 500 }), said: /unknown one makes the server fail/ },
  'the claim is forgotten': {
    call: 'claim_lookUpClaim',
    change: asked({ body: '{"outcome":"unknown"}' }),
    said: /^\/outcome is "unknown", not "claimed"$/,
  },
  'the same key acts twice': {
    call: 'claim_claimOffer',
    change: body((answer) => ({ ...answer, account_exists: count++ % 2 === 0 })),
    said: /same Idempotency-Key/,
  },
}
