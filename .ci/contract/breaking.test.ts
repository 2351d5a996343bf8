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

it.each([
  ['nothing', {}],
  ['a field of an answer that may be missing', { read: { note: text } }],
  ['a field that may be sent', { sent: { note: text } }],
  ['a parameter that may be sent', { parameters: [optional] }],
  ['a sentence', { read: { price: { ...text, description: 'In dollars.', examples: ['1.00'] } } }],
])('is silent about %s', (_, added) => {
  expect(breakingChanges(now, contract(added))).toEqual(none)
})

it('names a field that must be sent', () => {
  const changes = breakingChanges(now, contract({ sent: { note: text }, sentAlways: ['note'] }))
  expect(changes.oldPages).toEqual(['POST /meals: added property `note`, body', 'POST /meals: added required status to `note`, body'])
})

it('names a field of an answer that is there no more, and one that must be there now', () => {
  const fuller = contract({ read: { note: text }, readAlways: ['note'] })
  const lines = (verb: string, link: string) => [
    ...(verb === 'removed' ? ['POST /meals: removed property `note`, answer 200'] : []),
    `POST /meals: ${verb} required status ${link} \`note\`, answer 200`,
  ]
  expect(breakingChanges(fuller, now)).toEqual({ ...none, oldPages: lines('removed', 'from') })
  expect(breakingChanges(now, fuller)).toEqual({ ...none, oldServers: lines('added', 'to') })
})

it('names another type, on both sides', () => {
  const line = 'POST /meals: replaced type definition of `price`, answer 200'
  expect(breakingChanges(now, contract({ read: { price: { type: 'number' } } }))).toEqual({ oldPages: [line], oldServers: [line] })
})

it('names a call that is gone, and one that a server must learn', () => {
  expect(breakingChanges(now, contract({ path: '/dinners' }))).toEqual({
    oldPages: ['POST /meals: removed operation'],
    oldServers: ['POST /dinners: added operation'],
  })
})
