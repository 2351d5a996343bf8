import { describe, expect, it } from 'vitest'
import { fieldMessages } from './serverRefusal.ts'

describe('NET-06 the messages for single fields', () => {
  it.each([
    [{ errors: { zip_code: ['is invalid'], base: ['Closed.'] } }, { zip_code: 'Is invalid' }],
    [{ errors: { 'location.zip_code': ['is invalid', 'is too long'] } }, { zip_code: 'Is invalid' }],
    [{ errors: { 'team_members[0].email': ['is taken'] } }, { email: 'Is taken' }],
  ])('are read from %j', (body, fields) => {
    expect(fieldMessages(body)).toEqual({ fields })
  })

  it.each([
    undefined,
    'Closed.',
    { errors: ['Closed.'] },
    { errors: { base: ['Closed.'] } },
    { errors: { message: 'Closed.', code: 'closed' } },
  ])('are none in %j', (body) => expect(fieldMessages(body)).toEqual({}))
  it('are no code and no markup', () => {
    expect(fieldMessages({ errors: { zip_code: ['not_valid'], name: ['<b>taken</b>'], phone: [7, null] } })).toEqual({})
  })
})
