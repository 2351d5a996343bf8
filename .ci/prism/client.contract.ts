import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readCalls } from '../../mocks/contract/readCalls.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { filled, readValues } from '../../mocks/contract/values.ts'
import { operationId } from '../../mocks/contract/calls.ts'
import { expect, test } from '../../apps/e2e/test.ts'
import { clientFor } from './client.ts'
import { proxyOrigin, rulesBroken } from './prism.ts'

const ofPhone = z.looseObject({ phone_number: z.optional(z.string()) })

/** A picture is sent as a file, which JSON cannot show; and the sandbox has no project that is ready to be submitted. */
const refused = ['ambassador_changePhoto', 'partners_submitProject']

test('NET-05 a client made of the contract drives the sandbox through every call, and every answer fits', async ({ sandbox }) => {
  test.setTimeout(120_000)
  const client = await clientFor(proxyOrigin)
  const calls = await readCalls(process.cwd())
  const { calls: steps } = completed(calls, readValues(readFileSync('mocks/contract/sandboxValues.json', 'utf8')))
  const answers = new Map<string, { readonly key: string; readonly body: unknown }>()
  const broken: string[] = []
  let phone = ''
  for (const [index, step] of steps.entries()) {
    const call = calls.find((each) => operationId(each) === step.call)
    const operation = client.operations.find(
      ({ path, method }) => path === call?.endpoint.path && method.toUpperCase() === call.endpoint.method,
    )
    if (!call || !operation) throw new Error(`The contract lacks ${step.call}.`)
    const { path, query, body } = filled(step, answers)
    const key = path?.['key'] ?? step.key ?? `key-${index}`
    phone = z.parse(ofPhone, { ...query, ...body }).phone_number ?? phone
    const isCode = 'sms_verification_code' in { ...query, ...body }
    const code = isCode && { sms_verification_code: await sandbox.codeFor(phone) }
    const signIn = call.feature.startsWith('managers') ? 'managers_signInByCode' : 'account_signIn'
    const isSignedIn = call.endpoint.auth !== 'none' && answers.has(signIn)
    const {
      ok,
      body: answered,
      violations,
    } = await client.send(operation, {
      parameters: { ...path, ...query, ...(query && code), 'X-Session-Id': 'session', 'X-Device-Id': 'device', 'Idempotency-Key': key },
      data: body && { ...body, ...code },
      ...(isSignedIn && { headers: { Authorization: `Bearer ${filled(`{${signIn}/user/token}`, answers)}` } }),
    })
    broken.push(...rulesBroken(violations).map((rule) => `${step.call}: ${rule}`))
    if (ok) answers.set(step.call, { key, body: answered })
  }
  expect(broken).toEqual([])
  const made = new Set(steps.map(({ call }) => call))
  expect([...made].filter((call) => !answers.has(call))).toEqual(refused)
})
