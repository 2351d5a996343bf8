import { describe, expect, it } from 'vitest'
import { isRefusal } from './serverRefusal.ts'

describe('NET-05 NET-12 an answer refuses, with any status', () => {
  it.each([
    { errors: { base: ['The restaurant has closed.'] } },
    { errors: ['No.'] },
    { errors: 'No.' },
    { error: 'No.' },
    { error: { code: 'closed' } },
    { error: true },
    { success: false },
    { success: 'false' },
    { success: 0 },
    { success: true, errors: ['The printer is off.'] },
    { pos_success: true, error: 'No.' },
    { ok: false },
    { sent: false },
    { status: 'failed' },
    { status: 'error', message: 'No.' },
    { account_exists: true, status: 'Failure' },
    false,
  ])('with %j', (body) => {
    expect(isRefusal(body)).toBe(true)
  })
  it.each([
    {},
    [],
    null,
    undefined,
    'Done.',
    204,
    { errors: [], error: null },
    { errors: {}, error: '' },
    { errors: { base: [] }, error: false },
    { success: true },
    { success: null },
    { ok: true, status: 'ok' },
    { status: 'no failure' },
    { status: 500 },
    { sent: 0 },
    { data: { errors: ['Of another answer.'] } },
  ])('and does not with %j', (body) => {
    expect(isRefusal(body)).toBe(false)
  })
})
