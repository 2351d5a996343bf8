import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allServerMessages, serverMessage } from './serverRefusal.ts'

describe('NET-06 the message of the server', () => {
  it.each([
    [{ errors: { email: ['Taken.'], base: ['Closed.'] } }, 'Closed.'],
    [{ errors: { email: ['Taken.'] } }, 'Taken.'],
    [{ errors: ['Closed.'] }, 'Closed.'],
    [{ errors: 'Closed.' }, 'Closed.'],
    [{ error: 'Closed.' }, 'Closed.'],
    [{ message: 'Closed.' }, 'Closed.'],
    [{ detail: 'Closed.' }, 'Closed.'],
    [['Closed.'], 'Closed.'],
    [{ error: { code: 'Not Open', message: ' Closed. ' } }, 'Closed.'],
    [{ error: 'not_open', message: 'Closed.' }, 'Closed.'],
    [{ errors: [{ status: '422', code: 'Not Open', source: { pointer: 'Data' }, title: 'Refused', detail: 'Closed.' }] }, 'Closed.'],
    [{ errors: [{ title: 'Closed.' }] }, 'Closed.'],
    [{ errors: { base: [null, '', 7, 'Closed.'] } }, 'Closed.'],
    [{ errors: { base: [] }, message: 'Closed.' }, 'Closed.'],
    [{ errors: { base: '<p>Closed</p>' }, message: 'Closed.' }, 'Closed.'],
    [{ status: 400, error: 'Bad Request', message: 'Closed.' }, 'Closed.'],
    [{ statusCode: 422, error: 'Unprocessable Entity', message: ['Closed.'] }, 'Closed.'],
    [{ error: { title: '403 Forbidden', message: 'Closed.' } }, 'Closed.'],
    [{ error: 'Gone fishing.' }, 'Gone fishing.'],
  ])('is read from %j', (body, message) => {
    expect(serverMessage(body)).toBe(message)
  })

  it.each([
    undefined,
    null,
    [],
    {},
    7,
    'text',
    '<html><body>502 Bad Gateway</body></html>',
    { errors: { base: [''] } },
    { errors: 7 },
    { errors: null, error: false },
    { error: 'invalid_grant' },
    { status: 422, error: 'Unprocessable Entity' },
    { error: 'Unauthorized' },
    { message: 'Too Many Requests.' },
    { errors: [{ status: '404', title: '404 Not Found' }] },
    { error: { code: 'not_open' } },
    { message: '<!doctype html><title>Oops</title>' },
    { message: 'Please <b>try</b> again.' },
    { message: '…' },
    { message: '{"error":"Closed."}' },
    { message: 'Sorry. '.repeat(1_000) },
  ])('is null in case %#', (body) => {
    expect(serverMessage(body)).toBeNull()
  })

  it('is text or null, and never throws, whatever was sent', () => {
    const nested = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown
    expect(serverMessage({ errors: nested })).toBeNull()
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('errors', 'error', 'message', '__proto__', 'base'), (value, name) => {
        for (const body of [value, { [name]: value }, { errors: { base: value } }]) {
          const message = serverMessage(body)
          if (message !== null) expect(message.length).toBeLessThanOrEqual(300)
        }
      }),
    )
  })
})

it.each([
  [{ errors: ['Too late.', 'Too much.'], error: 'Closed.' }, 'Too late. Too much.'],
  [{ errors: { base: ['Too late.'], amount: ['Too much.', 'Too late.'] } }, 'Too late. Too much.'],
  [{ errors: [], error: 'Closed.' }, 'Closed.'],
  [{}, null],
])('MGR-11 NET-06 joins the errors of %j', (body, expected) => {
  expect(allServerMessages(body)).toBe(expected)
})
