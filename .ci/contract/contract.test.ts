import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApi, routesOf } from '../../mocks/contract/openApi.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { readValues } from '../../mocks/contract/values.ts'
import { operationId } from '../../mocks/contract/calls.ts'
import { tags } from '../../mocks/contract/tags.ts'
import { recordAnswers } from '../../mocks/contract/recorded.ts'
import { readCalls } from './readCalls.ts'

const root = join(import.meta.dirname, '../..')
const calls = await readCalls(root)
const values = completed(calls, readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8')))
const recorded = await recordAnswers(calls, values)

it('has an example of every answer', () => {
  const answered = new Set(recorded.flatMap(({ call, body }) => (body ? [call] : [])))
  const missing = routesOf(calls).filter((route) => !route.calls.some((call) => answered.has(operationId(call))))
  expect(missing.map(({ calls: [call] }) => call.name)).toEqual(['submitProject'])
})

it('writes a valid OpenAPI document', async () => {
  expect(await new Validator().validate(structuredClone(openApi(calls, recorded)))).toEqual({ valid: true })
})

it('says what the calls of each feature are for', () => {
  expect(Object.keys(tags).toSorted()).toEqual([...new Set(calls.map(({ feature }) => feature))].toSorted())
})

it('holds every endpoint of the code, each with a docstring', () => {
  const files = globSync('{features,apps}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|testing|examples/.test(file))
  const made = files.flatMap((file) => (readFileSync(join(root, file), 'utf8').match(/ = endpoint\(/g) ?? []).map(() => file))
  // The API page of the Storybook looks there.
  expect(made.filter((file) => !/\/api\.ts$|^features\/shared\//.test(file.replaceAll('\\', '/')))).toEqual([])
  expect(calls).toHaveLength(made.length)
  expect(calls.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([])
})

it('marks each write whose docstring promises to act once', () => {
  const promises = calls.filter(({ about, endpoint }) => endpoint.method !== 'GET' && /idempotency key/i.test(about))
  expect(promises.filter(({ rows }) => !rows.includes('NET-08')).map(({ name }) => name)).toEqual([])
})
