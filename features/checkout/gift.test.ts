import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyEmail } from '../shared/contact/email.ts'
import { phoneOnTheWire } from '../shared/contact/phoneNumber.ts'
import { cents } from '../shared/money/money.ts'
import { sendGift } from './api.ts'
import { gift, orderFor, purchase } from './examples/examples.ts'
import { type Gift, beginGift, getGiftValue } from './gift.ts'
import { giftSchema } from './giftForm.ts'
import { slipFromOrder } from './screens/OrderSummary.tsx'
import { buyerSchema } from './visit.ts'

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

describe('CHK-05 CHK-10 the recipient of a gift', () => {
  it('gets at most what was credited', () => {
    expect(getGiftValue({ ...purchase, credited: cents(4_000), keepsGiftBonus: true })).toBe(4_000)
  })

  it('LAW-07 is shown what is sure to be theirs before it is paid, and the buyer’s bonus beside it', () => {
    expect(slipFromOrder(orderFor('giftCard'))).toMatchObject({ amount: '$50', sticker: '+$10 for you' })
    expect(slipFromOrder(orderFor('credit'))).toMatchObject({ amount: '$60', sticker: 'incl. $10 bonus' })
  })
})

const wire = {
  recipient_name: 'Max',
  recipient_email: 'ada.moreau@mail.example',
  message: 'Enjoy',
  deliver_on: '2026-12-24',
  time_zone: 'Pacific/Auckland',
  design: 'birthday',
}
const read = (body: unknown) => z.safeParse(sendGift.response, body).data

it('CHK-05 the gift that went out is read field by field, and counts as the one that was sent if it cannot be read', () => {
  expect(z.encode(sendGift.body, gift)).toEqual(wire)
  expect(read({ gift: wire })).toEqual({ gift })
  expect(read({ gift: { ...wire, deliver_on: undefined } })).toEqual({ gift: { ...gift, deliverOn: null } })
  for (const odd of [{}, { ...wire, recipient_email: 5 }, { ...wire, deliver_on: '2026-02-30' }])
    expect(read({ gift: odd })).toEqual({ gift: null })
})

it('TXT-01 a gift by text message has a number and no address; one without either is not confirmed', () => {
  const { recipient_email: _, ...others } = wire
  const phone = z.parse(phoneOnTheWire, '12125550142')
  const texted: Gift = { ...gift, by: 'text', recipientEmail: '', recipientPhone: phone }
  expect(z.encode(sendGift.body, texted)).toEqual({ ...others, recipient_phone: phone })
  expect(read({ gift: { ...others, recipient_phone: phone } })).toEqual({ gift: texted })
  expect(read({ gift: others })).toEqual({ gift: null })
})

it('NET-12 an answer without a gift, or with one that has failed, does not say that anything was sent', () => {
  for (const said of [{ status: 'failed' }, { errors: ['no_address'] }]) expect(read({ gift: { ...wire, ...said } })).toBeUndefined()
  for (const status of ['scheduled', 'Sent']) expect(read({ gift: { ...wire, status } })).toEqual({ gift })
  for (const body of [{}, { gift: null }, { gift: 'sent' }, null]) expect(read(body)).toBeUndefined()
})
