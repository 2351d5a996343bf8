import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { operationId } from '../../mocks/contract/calls.ts'
import { managers } from '../../features/managers/examples/locations.ts'
import { createSandbox } from '../../mocks/server/sandbox.ts'
import { checkServer } from './checkServer.ts'
import { fullAnswersOf } from '../../mocks/contract/fullAnswers.ts'
import { faults, type Reply } from './faults.ts'
import { listen } from './listen.ts'
import { readCalls } from './readCalls.ts'
import { junitOf, withoutSecrets } from './report.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { readValues } from '../../mocks/contract/values.ts'

const root = join(import.meta.dirname, '../..')
const calls = await readCalls(root)
const app = 'https://app.example'
const inbox = z.tuple([z.object({ code: z.string() })], z.unknown())
const session = z.object({ user: z.object({ token: z.string() }) })
type Asked = { origin: string; only?: string; values: string; token?: string; timeoutMs?: number }

const check = ({ origin, only, values, token = 'a-token', timeoutMs = 15_000 }: Asked) => {
  const server = { origin, app, token, writes: true, timeoutMs, values: readValues(values) }
  const asked = only === undefined ? calls : calls.filter((call) => operationId(call) === only)
  return checkServer(asked, server, () => undefined)
}

/** Signs a manager in to the sandbox: the code is in its inbox. */
async function managersToken(origin: string): Promise<string> {
  const headers = { 'X-Session-Id': 'session', 'X-Device-Id': 'device', 'Content-Type': 'application/json' }
  const post = (path: string, body: object) => fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const phone = managers[0]?.phone ?? ''
  await post('/api/v6/managers/login/send_code', { phone_number: phone })
  const [{ code }] = z.parse(inbox, await (await fetch(`${origin}/__sandbox/inbox?to=${phone}`)).json())
  const answer = await post('/api/v6/managers/login', { phone_number: phone, sms_verification_code: code, site_area: 'managers_web' })
  return z.parse(session, await answer.json()).user.token
}

it('finds no fault in the sandbox, and asks it every call but those with a reason', async () => {
  const data = mkdtempSync(join(tmpdir(), 'contract-'))
  const origin = `http://${await listen(createSandbox({ root, dist: join(data, 'dist'), data }))}`
  const values = JSON.stringify(completed(calls, readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8'))))
  const results = await check({ origin, values, token: await managersToken(origin) })
  rmSync(data, { recursive: true })
  expect(results.filter((result) => result.faults.length > 0)).toEqual([])
  const reasons = readValues(values).calls.flatMap(({ call, notAsked }) => (notAsked === undefined ? [] : [[call, notAsked]]))
  expect(results.flatMap(({ skipped, call }) => (skipped === null ? [] : [[call, skipped]]))).toEqual(reasons)
})

/** What a server that keeps the contract answers: every field of the call. */
function goodReply(call: string, { method, url = '', headers }: IncomingMessage): Reply {
  const cors = { 'Access-Control-Allow-Origin': app, 'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '' }
  const reply = (status: number, body: object): Reply => ({ status, headers: cors, body: JSON.stringify(body) })
  if (method === 'OPTIONS') return reply(200, {})
  if (url.includes('/claims/contract-check-unknown')) return reply(200, { outcome: 'unknown' })
  if (url.includes('unknown')) return reply(404, { errors: { base: ['There is no such thing.'] } })
  const asked = calls.find((each) => operationId(each) === call)
  if (asked?.endpoint.auth === 'required' && !headers.authorization) return reply(401, { errors: { base: ['Please sign in again.'] } })
  return reply(200, (asked && fullAnswersOf(asked).at(-1)?.body) ?? {})
}

const values = JSON.stringify({
  calls: [
    { call: 'claim_getOffer', path: { code: 'A' } },
    { call: 'claim_claimOffer' },
    { call: 'claim_lookUpClaim', path: { key: 'A' }, expect: { outcome: 'claimed' } },
    { call: 'managers_getTransactions', path: { id: '1' } },
    { call: 'pos_payBill' },
    { call: 'managers_refund_refund' },
    { call: 'partners_getProject', path: { slug: 'a' } },
  ],
})
const valuesOf = (call: string) => JSON.stringify({ calls: readValues(values).calls.filter((step) => step.call === call) })

describe.each(Object.entries(faults))('%s', (name, { call, change, said }) => {
  it('is named, and nothing else is', async () => {
    const host = await listen(
      createServer((request, response) => {
        const { status, headers, body, after } = change(goodReply(call, request), request)
        if (after === 'hangs') return
        if (after === 'closes') response.destroy()
        else response.writeHead(status, headers).end(body)
      }),
    )
    const [result] = await check({
      origin: `http://${host}`,
      only: call,
      values: valuesOf(call),
      ...(name === 'the server hangs' && { timeoutMs: 400 }),
    })
    expect(result?.faults).toEqual([expect.stringMatching(said)])
  })
})

it('writes JUnit without secrets or broken XML', () => {
  const result = { route: 'GET /a', call: 'a', ms: 1, skipped: null, faults: ['said "a-token" & <b>'] }
  expect(withoutSecrets(junitOf([result]), ['a-token'])).toContain('message="said &quot;•••&quot; &amp; &lt;b&gt;"')
})
