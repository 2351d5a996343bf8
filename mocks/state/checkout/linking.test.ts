import { beforeEach, describe, expect, it } from 'vitest'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { openSentGift } from '../gift/sentGift.ts'
import { createStore, type Store } from '../memory/store.ts'
import { creditOrder } from '../testing/order.ts'
import { purchase } from './buying.ts'
import { openLink, resend, sendLinks } from './linking.ts'
import { give } from './mailing.ts'

const minute = 60_000
const ada = 'ada@mail.example'
const maya = emailOnTheWire.parse('maya@mail.example')

let store: Store
let now: number

const mailsTo = (to: string) => store.state.outbox.filter((message) => message.to === to).map(({ text }) => text)
const newestLink = () => /purchase#(\S+)$/.exec(mailsTo(ada).at(-1) ?? '')?.[1] ?? ''

/** The link of the receipt, and one that its buyer has asked for. */
function bothLinks() {
  const token = newestLink()
  expect(sendLinks(store, { token })).toEqual({})
  return { receipt: token, asked: newestLink() }
}

beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 18, 30)
  store = createStore({ clock: () => now })
  purchase(store, { ...creditOrder, kind: 'gco', optionId: 'gco-50', promoCode: 'SPRING10', agreed: cents(4_500) }, null)
  give(store, store.state.charges[0]?.id ?? '', {
    recipientName: 'Maya',
    by: 'email',
    recipientEmail: maya,
    recipientPhone: '',
    message: 'Eat well',
    deliverOn: null,
    timeZone: 'America/Chicago',
    design: null,
  })
})

describe('FND-01 a link', () => {
  it('of a receipt opens a stub without names, addresses and sums', () => {
    const stub = openLink(store, newestLink())
    expect(stub).toEqual({ stub: { product: 'gift_card', bought_in: '2026-11', email: 'a•••@mail.example' } })
  })

  it('that its buyer has asked for opens the purchase, to the cent as it was answered, for half an hour', () => {
    const { receipt, asked } = bothLinks()
    expect(openLink(store, asked)).toMatchObject({
      found: {
        purchase: { amount: 50, amount_charged: '45.00', amount_credited: 55 },
        purchase_option: { code: 'SPRING10' },
        bought_on: '2026-11-20',
        card: { last_four: '4242' },
        gift: { recipient_email: maya },
        gift_status: 'sent',
      },
    })
    expect(JSON.stringify(openLink(store, asked))).not.toContain('reset')
    now += 30 * minute
    expect(openLink(store, asked)).toMatchObject({ kind: 'refused', status: 410 })
    expect(openLink(store, receipt)).toHaveProperty('stub')
    expect(openLink(store, 'link-1')).toMatchObject({ kind: 'refused', status: 404 })
  })

  it('shows that the gift was opened, and when: nothing is sent after that', () => {
    const { asked } = bothLinks()
    openSentGift(store, store.state.charges[0]?.id ?? '')
    expect(openLink(store, asked)).toMatchObject({ found: { gift_status: 'opened', opened_on: '2026-11-20' } })
    expect(resend(store, store.state.charges[0]?.id ?? '')).toMatchObject({ kind: 'refused', status: 410 })
    expect(mailsTo(maya)).toHaveLength(1)
  })

  it('names the day on which the gift was opened first', () => {
    const code = store.state.charges[0]?.id ?? ''
    openSentGift(store, code)
    now += 48 * 60 * minute
    openSentGift(store, code)
    expect(openLink(store, bothLinks().asked)).toMatchObject({ found: { opened_on: '2026-11-20' } })
  })

  it('is sent anew once it has ended', () => {
    const { asked } = bothLinks()
    now += 31 * minute
    sendLinks(store, { token: asked })
    expect(openLink(store, newestLink())).toHaveProperty('found')
  })
})

describe('FND-01 lost links', () => {
  it('are answered alike for every address, also while they rest', () => {
    for (const email of [ada, maya, 'nobody@mail.example']) {
      expect(sendLinks(store, { email })).toEqual({})
      expect(sendLinks(store, { email })).toMatchObject({ status: 429, retryAfter: 60 })
    }
    expect(sendLinks(store, { token: 'link-0' })).toEqual({})
    expect(mailsTo('nobody@mail.example')).toEqual([])
  })

  it('are of the ten latest purchases, the latest first', () => {
    for (let count = 1; count <= 11; count += 1) purchase(store, { ...creditOrder, key: `later-${count}` }, null)
    sendLinks(store, { email: ada })
    const tokens = [...(mailsTo(ada).at(-1) ?? '').matchAll(/purchase#(\S+)/g)].map(([, token = '']) => token)
    const linked = tokens.map((token) => store.state.purchaseLinks.find((each) => each.token === token)?.purchaseId)
    expect(linked).toEqual(
      store.state.charges
        .map(({ id }) => id)
        .slice(-10)
        .toReversed(),
    )
  })

  it('are of the purchases of the address, and of the gifts that it got', () => {
    sendLinks(store, { email: ada })
    expect(openLink(store, newestLink())).toHaveProperty('found')
    sendLinks(store, { email: maya })
    const [first, again] = mailsTo(maya)
    expect(again).toBe(first)
  })
})

it('FND-01 a gift is sent again to the address that it has, once a minute', () => {
  const id = store.state.charges[0]?.id ?? ''
  expect(resend(store, id)).toMatchObject({ gift: { recipientEmail: maya } })
  expect(resend(store, id)).toMatchObject({ status: 429, retryAfter: 60 })
  expect(mailsTo(maya)).toHaveLength(2)
  now += minute
  resend(store, id)
  expect(mailsTo(maya)).toHaveLength(3)
  expect(resend(store, 'purchase-0')).toMatchObject({ status: 404 })
})
