import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sendGift } from '../api.ts'
import { phoneOnTheWire } from '../../shared/contact/phoneNumber.ts'
import type { Gift } from '../forms/gift.ts'
import { gift } from '../examples/examples.ts'

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
