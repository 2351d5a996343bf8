import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { expect, it, onTestFinished } from 'vitest'
import { documentApi } from '../../features/shared/api/documentApi.docs.ts'
import { endpoint } from '../../features/shared/api/endpoint.ts'
import { dollars, orderSum } from '../../features/shared/money/money.ts'
import { nothing } from '../../features/shared/api/wire.ts'
import { openApi } from '../../mocks/contract/openApi.ts'
import { type Call, callsFromModules, operationId, groupByRoute } from '../../mocks/contract/calls.ts'
import { type Examples, hasFields } from '../../mocks/contract/documented.ts'
import { examplesFrom } from '../../mocks/contract/examples.ts'
import { contractOf } from './written.ts'

const root = join(import.meta.dirname, '../..')
const { calls, recorded, document } = await contractOf(root)

/** The lines to write for fields and parameters without a text or an example. A name of several places stands once, in `fields`. */
function lacking(calls: readonly Call[], examples: Examples): readonly string[] {
  const places = new Map<string, { readonly file: string; readonly line: string; readonly at: Set<string> }>()
  openApi(calls, [], (route, part, path, doc, schema) => {
    const { file, name } = route[0]
    const example = examples(route, part, path, doc, schema)
    const lacksExample = example === undefined && !hasFields(schema)
    if (doc.about !== undefined && !lacksExample) return example
    const line = `${path.at(-1)}: ${lacksExample ? "{ about: '…', example: … }" : "'…'"}`
    const place = places.get(file + line) ?? { file, line, at: new Set() }
    place.at.add([`${name}, ${part}: `, ...path.slice(0, -1).map((field) => `${field} > `)].join(''))
    places.set(file + line, place)
    return example
  })
  return [...places.values()].map(({ file, line, at: [first, second] }) => `${file}: add to ${second ? 'fields: ' : first}${line}`)
}

it('has a text and an example for every field and parameter, at any depth', () => {
  expect(lacking(calls, examplesFrom(calls, recorded))).toEqual([])
})

it('LAW-10 says who sends the reminder of a long subscription, when, and with which days', () => {
  expect(JSON.stringify(document)).toMatch(
    /The server does: [^"]*longer than a month[^"]*5 to 30 days before `cancel_by`, with that day, the day of the next charge/,
  )
})

const zoo = {
  feed: endpoint({
    method: 'POST',
    path: '/feed/{pen}',
    body: z.object({ fodder: z.array(z.object({ kind: z.string() })) }),
    response: nothing,
  }),
}
const ofZoo = (docs?: Parameters<typeof documentApi<typeof zoo>>[1]) =>
  callsFromModules([{ path: 'zoo/api.ts', exports: zoo, docs: docs && documentApi(zoo, docs) }])

it('names the unit of a sum by its codec, and refuses a unit in a text', () => {
  const till = {
    pay: endpoint({
      method: 'POST',
      path: '/pay',
      body: z.object({ sum: z.nullish(dollars), order: orderSum, count: z.number() }),
      response: nothing,
    }),
  }
  const documentedAs = (order: string) =>
    openApi(
      callsFromModules([
        {
          path: 'till/api.ts',
          exports: till,
          docs: documentApi(till, {
            about: 'The till.',
            calls: { pay: { about: 'Pays.', body: { sum: 'The sum: tip included. Zero for none.', order, count: 'The guests.' } } },
          }),
        },
      ]),
      [],
      () => 1,
    )
  expect(JSON.stringify(documentedAs('The order.')).match(/"The (?:sum|order|guests)[^"]*"/g)).toEqual([
    '"The sum, in dollars: tip included. Zero for none."',
    '"The order, in dollars."',
    '"The guests."',
  ])
  expect(() => documentedAs('The order, in cents.')).toThrow('The codec of order names its unit')
})

it('names the line to write for a call, a field and a parameter without texts', () => {
  expect(() => ofZoo()).toThrow("features/zoo/api.docs.ts: add feed: { about: '…' } to the calls of documentApi")
  const bare = ofZoo({ about: 'The zoo.', calls: { feed: { about: 'Feeds.' } } })
  expect(lacking(bare, examplesFrom(bare, []))).toEqual([
    "features/zoo/api.docs.ts: add to feed, path: pen: { about: '…', example: … }",
    "features/zoo/api.docs.ts: add to feed, body: fodder: '…'",
    "features/zoo/api.docs.ts: add to feed, body: fodder > kind: { about: '…', example: … }",
  ])
})

it('names one line for a parameter of several calls', () => {
  const two = { ...zoo, open: endpoint({ method: 'GET', path: '/pen/{pen}', response: nothing }) }
  const docs = documentApi(two, { about: 'The zoo.', calls: { feed: { about: 'Feeds.' }, open: { about: 'Opens.' } } })
  const both = callsFromModules([{ path: 'zoo/api.ts', exports: two, docs }])
  const lines = lacking(both, examplesFrom(both, [])).filter((line) => line.includes(' pen:'))
  expect(lines).toEqual(["features/zoo/api.docs.ts: add to fields: pen: { about: '…', example: … }"])
})

it('takes texts from the call and from its module, and refuses those of no field', () => {
  const fodder = { about: 'The meal.', fields: { kind: { about: 'Its kind.', example: 'hay' } } }
  const whole = ofZoo({
    about: 'The zoo.',
    fields: { pen: { about: 'The pen.', example: '1' } },
    calls: { feed: { about: 'Feeds.', body: { fodder } } },
  })
  expect(lacking(whole, examplesFrom(whole, []))).toEqual([])
  expect(() => ofZoo({ about: 'The zoo.', calls: { feed: { about: 'Feeds.', body: { fodder: { fields: { colour: '…' } } } } } })).toThrow(
    'feed.body.fodder has no field "colour": delete its text',
  )
})

it('has an example of every answer', () => {
  const answered = new Set(recorded.flatMap(({ call, body }) => (body ? [call] : [])))
  const missing = groupByRoute(calls).filter((route) => !route.calls.some((call) => answered.has(operationId(call))))
  expect(missing.map(({ calls: [call] }) => call.name)).toEqual(['submitProject'])
})

it('writes a document in which the linter finds no error and no warning, and no request or answer that does not fit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document, null, 2))
  const command = ['lint', '--config', join(import.meta.dirname, 'redocly.yaml'), '--format', 'stylish', join(folder, 'openapi.json')]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/redocly'), command, { encoding: 'utf8', env })
  expect([status, stdout]).toEqual([0, ''])
}, 60_000)

it('contains every endpoint of the code', () => {
  const files = globSync('{features,apps}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|testing|examples/.test(file))
  const made = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const several = [...text.matchAll(/\{([^}]+)\} = attemptCalls\(/g)].flatMap(([, names = '']) => names.match(/\w+: \w+/g) ?? [])
    return [...(text.match(/ = (?:endpoint|\w+Call)\(/g) ?? []), ...several].map(() => file)
  })
  expect(made.filter((file) => !/\/api\.ts$|^features\/shared\/api\/events\.ts$/.test(file.replaceAll('\\', '/')))).toEqual([])
  expect(calls).toHaveLength(made.length)
})

it('marks each write whose text promises to act once', () => {
  const promises = calls.filter(({ docs, endpoint }) => endpoint.method !== 'GET' && /idempotency key/i.test(docs.about))
  expect(promises.filter(({ rows }) => !rows.includes('NET-08')).map(({ name }) => name)).toEqual([])
})
