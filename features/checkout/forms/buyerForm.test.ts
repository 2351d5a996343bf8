import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyEmail } from '../../shared/contact/email.ts'
import { buyerSchema } from '../visit.ts'
import { beginGift } from './gift.ts'
import { giftSchema } from './giftForm.ts'

const messages = (schema: z.ZodMiniType, draft: object) => {
  const { success, error } = z.safeParse(schema, draft)
  return success ? {} : Object.fromEntries(error.issues.map(({ path, message }) => [path.join(), message]))
}

const now = new Date('2026-11-20T18:30:00Z')

describe('CHK-03 CHK-05 an incomplete form says what is missing', () => {
  it('from the buyer', () => {
    expect(messages(buyerSchema(anyEmail), { email: '', firstName: ' ', lastName: '' })).toEqual({
      email: 'Please enter a valid email address.',
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
    })
    expect(z.parse(buyerSchema(anyEmail), { email: ' Ada@Mail.example', firstName: ' Ada', lastName: 'Moreau ' })).toEqual({
      email: 'ada@mail.example',
      firstName: 'Ada',
      lastName: 'Moreau',
    })
  })

  it('from a gift', () => {
    expect(
      messages(
        giftSchema(() => now, ''),
        beginGift('UTC'),
      ),
    ).toEqual({ recipientName: 'Enter a name.', recipientEmail: 'Please enter a valid email address.' })
    const whole = { ...beginGift('UTC'), recipientName: 'Max', recipientEmail: 'max@mail.example' }
    expect(
      messages(
        giftSchema(() => now, ''),
        { ...whole, message: 'x'.repeat(300) },
      ),
    ).toEqual({})
    expect(
      messages(
        giftSchema(() => now, ''),
        { ...whole, message: 'x'.repeat(301) },
      ),
    ).toEqual({ message: 'Your message is longer than 300 characters.' })
  })
})
