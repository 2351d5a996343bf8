import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { failureText } from '../shared/api/failureText.ts'
import type { Gift } from './gift.ts'
import { after, boughtWith } from './testing/events.ts'
import { checkoutWith, details, orderFor } from './testing/examples.ts'

const giftFor = (name: string): Gift => ({
  recipientName: name,
  recipientEmail: z.parse(emailOnTheWire, `${name.toLowerCase()}@mail.example`),
  message: '',
  deliverOn: null,
  timeZone: 'America/Chicago',
})
const [max, maya] = [giftFor('Max'), giftFor('Maya')]
const sent = (gift: Gift) => ({ type: 'giftSubmitted', gift }) as const
const wentOut = (gift: Gift) => ({ type: 'sendGiftAnswered', answer: answered({ gift }) }) as const
const lost = { type: 'sendGiftAnswered', answer: failed({ kind: 'timeout' }) } as const
const wentNowhere = { type: 'sendGiftAnswered', answer: refused('This address takes no mail.') } as const
const paid = after(checkoutWith(orderFor('giftCard')), details, boughtWith())

describe('CHK-05 a gift whose answer was lost', () => {
  it('is confirmed as the gift that went out, whatever was sent later', () => {
    expect(after(paid, sent(max), lost, sent(maya), wentOut(max))).toMatchObject({
      status: 'confirmation',
      sent: { gift: max, isLatest: false },
    })
    expect(after(paid, sent(max), lost, sent(maya), wentOut(maya))).toMatchObject({ sent: { gift: maya, isLatest: true } })
    expect(after(paid, sent(max), lost, sent(max), wentOut(max))).toMatchObject({ sent: { gift: max, isLatest: true } })
  })

  it('may have gone out: a buyer who skips is told so', () => {
    expect(after(paid, sent(max), lost, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: 'outcomeUnknown' })
    expect(after(paid, sent(max), { type: 'reloaded' }, { type: 'giftSkipped' })).toMatchObject({ sent: 'outcomeUnknown' })
    expect(after(paid, sent(max), lost, sent(maya), wentNowhere, { type: 'giftSkipped' })).toMatchObject({ sent: 'outcomeUnknown' })
  })

  it('says that it goes out once, if it is sent again', () => {
    expect(after(paid, sent(max), lost)).toMatchObject({
      submission: {
        message: `${failureText({ kind: 'timeout' })} Your gift may have gone out all the same: sent again, it goes out only once.`,
      },
    })
  })
})

it.each([408, 409, 425, 429])('CHK-05 a gift answered by %d may still go out', (status) => {
  const answer = refused('One moment.', status)
  expect(after(paid, sent(max), { type: 'sendGiftAnswered', answer }, { type: 'giftSkipped' })).toMatchObject({ sent: 'outcomeUnknown' })
})

it('CHK-05 a refused gift did not go out', () => {
  expect(after(paid, sent(max), wentNowhere)).toMatchObject({ submission: { message: 'This address takes no mail.' } })
  expect(after(paid, sent(max), wentNowhere, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: null })
})
