import { describe, expect, it } from 'vitest'
import type { Gift } from '../../../features/checkout/gift.ts'
import { phoneOnTheWire } from '../../../features/shared/contact/phoneNumber.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { purchase } from './buying.ts'
import { correct, give } from './mailing.ts'
import { getSentBalance, openSentGift } from '../gift/sentGift.ts'
import { createStore, type Store } from '../memory/store.ts'
import { creditOrder as credit } from '../testing/order.ts'

const giftCard = { ...credit, kind: 'gco', optionId: 'gco-50', agreed: cents(5_000) } as const
const gift: Gift = {
  recipientName: 'Maya',
  by: 'email',
  recipientEmail: emailOnTheWire.parse('maya@mail.example'),
  recipientPhone: '',
  message: 'Eat well',
  deliverOn: null,
  timeZone: 'America/Chicago',
  design: null,
}

const texted: Gift = { ...gift, by: 'text', recipientPhone: phoneOnTheWire.parse('12125550142') }

const mailsTo = ({ state }: Store, to: string) => state.outbox.filter((message) => message.to === to).map(({ text }) => text)

function bought(store: Store): string {
  purchase(store, giftCard, null)
  return store.state.charges[0]?.id ?? ''
}

describe('CHK-06 the receipt', () => {
  it('is sent to the buyer once, after the charge', () => {
    const store = createStore()
    for (const _ of [1, 2]) purchase(store, credit, null)
    expect(mailsTo(store, 'ada@mail.example')).toEqual([
      expect.stringMatching(/^Your receipt\. Dining credit: \$100\.00\. See it again: checkout\/purchase#\S+$/),
    ])
  })
})

describe('CHK-05 the gift', () => {
  it('is sent to its recipient once, whatever is submitted later', () => {
    const store = createStore()
    const id = bought(store)
    give(store, id, gift)
    expect(give(store, id, { ...gift, recipientName: 'Max' })).toMatchObject({ recipientName: 'Maya' })
    expect(mailsTo(store, 'maya@mail.example')).toEqual([`Maya, Ada sent you a gift of $50.00. “Eat well” Open it at gift/?gift=${id}`])
  })
  it('has a page with the picture that the buyer chose', () => {
    const store = createStore()
    const id = bought(store)
    expect(openSentGift(store, id)).toBeNull()
    give(store, id, { ...gift, design: 'birthday' })
    expect(openSentGift(store, id)).toMatchObject({ name: 'Ada', amount: '50.00', status: 'open', design: 'birthday' })
  })
})

describe('TXT-01 a gift by text message', () => {
  it('goes to the phone, and to another address until it is opened: the old link ends', () => {
    const store = createStore()
    const id = bought(store)
    give(store, id, texted)
    expect(mailsTo(store, '12125550142')).toEqual([`Maya, Ada sent you a gift of $50.00. “Eat well” Open it at gift/?gift=${id}`])
    for (const _ of [1, 2]) expect(correct(store, id, gift)).toMatchObject({ gift: { by: 'email', recipientEmail: 'maya@mail.example' } })
    expect(mailsTo(store, 'maya@mail.example')).toEqual([`Maya, Ada sent you a gift of $50.00. “Eat well” Open it at gift/?gift=${id}-2`])
    expect([openSentGift(store, id), getSentBalance(store, id)]).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }])
    expect(openSentGift(store, `${id}-2`)).toMatchObject({ status: 'open', redeem_code: `${id}-2` })
    expect(correct(store, id, texted)).toMatchObject({ kind: 'refused', status: 410 })
  })
})
