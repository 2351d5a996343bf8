import { expect, it } from 'vitest'
import { breakingChanges } from './breaking.ts'

type Fields = Readonly<Record<string, unknown>>

const objectOf = (properties: Fields, required: readonly string[]) => ({ type: 'object', properties, required })
const text = { type: 'string' }

/** A contract with one write: what it sends, and what it is answered. */
const contract = ({ sent = {}, sentAlways = [], read = {}, readAlways = [], parameters = [], path = '/meals' }: Partial<Contract>) => ({
  openapi: '3.1.0',
  info: { title: 'Meals', version: '1' },
  paths: {
    [path]: {
      post: {
        parameters,
        requestBody: { content: { 'application/json': { schema: objectOf({ dish: text, ...sent }, ['dish', ...sentAlways]) } } },
        responses: {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: objectOf({ price: text, ...read }, ['price', ...readAlways]) } },
          },
        },
      },
    },
  },
})
type Contract = {
  sent: Fields
  sentAlways: readonly string[]
  read: Fields
  readAlways: readonly string[]
  parameters: readonly object[]
  path: string
}

const now = contract({})
const none = { oldPages: [], oldServers: [] }
const optional = { name: 'table', in: 'query', required: false, schema: text }

it('is silent about what may be missing, and about sentences', async () => {
  const price = { ...text, description: 'In dollars.', examples: ['1.00'] }
  const added = contract({ read: { price, note: text }, sent: { note: text }, parameters: [optional] })
  expect(await breakingChanges(now, added)).toEqual(none)
})

it('names a field that must be sent', async () => {
  const changes = await breakingChanges(now, contract({ sent: { note: text }, sentAlways: ['note'] }))
  expect(changes.oldPages).toEqual(['POST /meals, body: Properties became required: `note`.'])
})

it('names a field of an answer that is there no more, and one that must be there now', async () => {
  const fuller = contract({ read: { note: text }, readAlways: ['note'] })
  const lost = 'POST /meals, answer 200: Properties are no longer required: `note`.'
  const removed = 'POST /meals, answer 200, note: Property `note` was removed.'
  expect(await breakingChanges(fuller, now)).toEqual({ ...none, oldPages: [lost, removed] })
  expect(await breakingChanges(now, fuller)).toEqual({ ...none, oldServers: [lost] })
})

it('names another type, on both sides', async () => {
  const line = (from: string, to: string) => `POST /meals, answer 200, price: Type of \`price\` widened from '${from}' to '${to}'.`
  expect(await breakingChanges(now, contract({ read: { price: { type: 'number' } } }))).toEqual({
    oldPages: [line('string', 'number')],
    oldServers: [line('number', 'string')],
  })
})

it('names a call that is gone, and one that a server must learn', async () => {
  expect(await breakingChanges(now, contract({ path: '/dinners' }))).toEqual({
    oldPages: ['/meals: Path `/meals` was removed.'],
    oldServers: ['/dinners: Path `/dinners` was removed.'],
  })
})
