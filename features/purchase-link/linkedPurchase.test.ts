import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gift as sentGift } from '../checkout/examples/examples.ts'
import { failed, refused } from '../shared/api/answers/answer.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { failedToLoad } from '../shared/api/remote.ts'
import { sentLinksText } from './askedLinks.ts'
import { found, purchaseLinkViews, stub } from './examples.ts'
import { foundFacts, foundNews, sentText } from './foundTexts.ts'
import { correctionsBeside, getPurchaseLinkView, linkedPurchaseFrom, maskedEmail } from './linkedPurchase.ts'
import { linkedPurchaseResponse } from './linkedPurchaseWire.ts'

const gift = { recipient_name: 'Maya', recipient_email: 'maya@mail.example', message: '', time_zone: 'America/Chicago' }
const wire = {
  purchase: {
    id: 'p1',
    amount: '50.00',
    amount_charged: '45.00',
    amount_to_charge: '45.00',
    amount_credited: 55,
    new_user: true,
    reset_token: 'secret',
  },
  purchase_option: { kind: 'gco', id: 'gco-50', name: 'Gift card', amount: 50, amount_to_charge: 45, credit_to_give: 55 },
  bought_on: '2026-11-20T18:30:00Z',
  card: { brand: 'Visa', last_four: 42 },
  gift,
  gift_status: 'opened',
  opened_on: '2026-11-21',
}
const hold = (id: string) => ({ of: 'purchase', name: `right of ${id}` }) as const
const read = (body: unknown) => linkedPurchaseFrom(z.parse(linkedPurchaseResponse, body), 'USD', hold)

describe('FND-01 a purchase of a link', () => {
  it('has the sums of its own answer, its day, its card and its gift, and a right instead of its id', () => {
    const purchase = read({ found: wire })
    expect(purchase).toMatchObject({
      purchase: { amount: 5_000, charged: 4_500, credited: 5_500, giftRight: { name: 'right of p1' } },
      boughtOn: '2026-11-20',
      card: { lastFour: '0042' },
      sent: { gift: { by: 'email', recipientEmail: 'maya@mail.example' }, standing: { status: 'opened', on: '2026-11-21' } },
    })
    expect(JSON.stringify(purchase)).not.toMatch(/"p1"|secret/)
  })

  it('sets no password, and has no right over a gift that was never sent', () => {
    expect(read({ found: { ...wire, gift: null } })).toMatchObject({ sent: null, purchase: { giftRight: null, passwordRight: null } })
  })

  it.each([{ gift_status: 'lost' }, { gift_status: null }])('does not guess whether its gift was opened: %j', (other) => {
    expect(read({ found: { ...wire, ...other } })).toMatchObject({ sent: { standing: { status: 'unknown' } } })
  })

  it('is not read where its gift cannot be: it was sent to somebody all the same', () => {
    expect(z.safeParse(linkedPurchaseResponse, { found: { ...wire, gift: { ...gift, recipient_email: null } } }).success).toBe(false)
  })

  it('is a stub for whoever has the link, without more of an address than its first letter', () => {
    expect(read({ stub: { product: 'gift_card', bought_in: '2026-11', email: 'ada@mail.example' } })).toEqual(stub)
    expect(read({ stub: { product: 'voucher', bought_in: '2026-13', email: '@' } })).toMatchObject({ product: null, boughtIn: null })
    expect(['ada@mail.example', 'a•••@mail.example', '@mail.example', 'x'].map(maskedEmail)).toEqual([
      'a•••@mail.example',
      'a•••@mail.example',
      '•••@mail.example',
      'x•••@x',
    ])
  })
})

describe('FND-01 a correction whose answer was lost', () => {
  const to = (recipientEmail: string) =>
    ({ by: 'email', recipientEmail: emailOnTheWire.parse(recipientEmail), recipientPhone: '' }) as const
  const [noa, max] = [to('noa@mail.example'), to('max@mail.example')]
  const sent = { gift: sentGift, standing: { status: 'sent' } } as const
  const sentTo = (address: typeof noa) => ({ ...sent, gift: { ...sentGift, ...address } })

  it('stays in doubt beside another address, and is none where the gift that is read has it', () => {
    expect(correctionsBeside(sent, [noa, max])).toEqual([noa, max])
    expect(correctionsBeside(sentTo(noa), [noa, max])).toEqual([max])
    expect(correctionsBeside(sentTo(max), [noa, max])).toEqual([])
    expect([correctionsBeside(sent, []), correctionsBeside(null, [noa])]).toEqual([[], []])
  })
})

describe('FND-01 the page of a link', () => {
  it.each([
    [410, { status: 'ended' }],
    [404, { status: 'lost', isUnknown: true }],
    [401, { status: 'lost', isUnknown: true }],
    [403, { status: 'failed' }],
    [429, { status: 'failed' }],
  ])('that is refused with %i: %j', (status, view) => {
    const answer = refused(null, status)
    expect(getPurchaseLinkView(answer.ok ? null : failedToLoad(answer.failure))).toMatchObject(view)
  })

  it('that failed otherwise can be read again; without a link there is one to be sent', () => {
    const lost = failed({ kind: 'server' })
    expect(getPurchaseLinkView(lost.ok ? null : failedToLoad(lost.failure))).toMatchObject({ status: 'failed' })
    expect(purchaseLinkViews.lost).toEqual({ status: 'lost', isUnknown: false })
  })

  it('says how the gift stands', () => {
    const news = (name: keyof typeof found) => foundNews(found[name], 'Harbour').replaceAll(/[\u2068\u2069]/g, '')
    expect(news('sent')).toBe('Your gift was sent to Max, and is not opened yet.')
    expect(news('scheduled')).toBe('Your gift goes to Max on December 24, 2026.')
    expect(news('opened')).toBe('Max opened your gift on November 21, 2026.')
    expect(news('unknown')).toContain('We can’t see whether it is opened.')
    expect(news('byHand')).toContain('in your receipt')
    expect(foundFacts(found.opened)).toEqual([
      { term: 'Bought', detail: 'November 20, 2026' },
      { term: 'Card', detail: 'Visa ending in 4242' },
      { term: 'Opened', detail: 'November 21, 2026' },
    ])
    expect(foundFacts({ boughtOn: null, card: null, sent: null })).toEqual([])
  })

  it('says what was sent, how and to whom', () => {
    const text = (name: keyof typeof found, change: 'again' | 'corrected') =>
      sentText(found[name], change, '$50')?.replaceAll(/[\u2068\u2069]/g, '')
    expect(text('sent', 'again')).toBe(
      'Your gift of $50 went to Max by email: ada.moreau@mail.example. It is the same gift, with the same link.',
    )
    expect(text('byText', 'corrected')).toBe('Your gift of $50 went to Max by text message: +1 212-555-0142. The old link has ended.')
    expect(text('scheduled', 'corrected')).toBe('Your gift now goes to ada.moreau@mail.example.')
    expect([text('credit', 'again'), text('byHand', 'again')]).toEqual([undefined, undefined])
  })

  it('sends lost links with the same words for every address', () => {
    const to = { by: 'link' } as const
    expect(sentLinksText(to, stub.email)).toContain('a•••@mail.example')
    expect(sentLinksText(to, null)).toContain('the address of the purchase')
  })
})
