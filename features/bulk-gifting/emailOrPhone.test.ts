import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { withEmailOrPhone } from './emailOrPhone.ts'

const schema = withEmailOrPhone({})

it.each(['12125550142', '+12125550142'])('TXT-01 a number is read with and without its plus: %s', (phone) => {
  const read = z.parse(schema, { phone })
  expect(read).toEqual({ address: '12125550142' })
  expect(z.encode(schema, read)).toEqual({ phone: '12125550142' })
})

it('TXT-01 an email address is written in its own field', () => {
  const read = z.parse(schema, { email: 'ada@mail.example' })
  expect(z.encode(schema, read)).toEqual({ email: 'ada@mail.example' })
  expect(z.safeParse(schema, { phone: 'ada@mail.example' }).success).toBe(false)
})
