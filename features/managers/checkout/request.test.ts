import { describe, expect, it, vi } from 'vitest'
import { gratuityTicket, itemOffer, partPaidTicket } from '../../bill/examples/bill.ts'
import { type Failure, answered, failed } from '../../shared/api/answers/answer.ts'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import type { GuestDetails } from '../guestDetails.ts'
import { getAmounts, isPayable } from './amounts.ts'
import { cardToCharge, checkToPay, getNotPaid, createReference, reread, visitMark } from './request.ts'
import { check, checkWith, choices, clock, guest, location, setting, ticket, chosenBill } from './examples/examples.ts'

describe('MGR-09 the payment', () => {
  const card = { id: 'card-1', name: null }
  const given = {
    location,
    guestId: guest.id,
    creditBack: guest.creditBack,
    bill: chosenBill.bill,
    setting,
    card,
    choices,
    amounts: getAmounts(choices, setting),
    notes: null,
    employee: null,
  }

  it('is of what the manager sees, and is recorded with the visit that sends it, and with whether its reward is used', () => {
    const { asks, what, details } = checkWith({ claimId: '902' })
    expect([asks, what]).toMatchObject([
      [],
      {
        thing: things.bill({ location: '700', check: '1042' }),
        locationId: '700',
        guestId: null,
        checkNumber: '1042',
        visit: visitMark('700', '9000', chosenBill.bill),
        hasUsedReward: true,
        amount: 83_88,
      },
    ])
    expect(details).toMatchObject({
      guestId: '9000',
      timeZone: 'America/New_York',
      agreed: { claimId: '902', offerName: 'Free dessert', earned: 12_94 },
      project: 'project-1',
      cardId: 'card-1',
      usesCash: true,
      notes: null,
      pin: '0417',
    })
    expect(check.what.hasUsedReward).toBe(false)
  })

  it('is none without a card, and needs each amount', () => {
    expect(checkToPay({ ...given, card: null })).toBeNull()
    for (const invalid of ['split', 'tip', 'serviceCharge'] as const)
      expect(isPayable({ ...given.amounts, [invalid]: { kind: 'invalid', message: 'No' } as const })).toBe(false)
  })

  it('is authorised by the chosen employee, else by who opened the ticket', () => {
    expect(checkToPay({ ...given, employee: { name: 'Theo Brandt', pin: '2290' } })).toMatchObject({ details: { pin: '2290' } })
  })

  it('uses no balance of a business expense', () => {
    for (const changed of [{ expense: 'business' }, { usesCash: false }] as const) expect(checkWith(changed).details.usesCash).toBe(false)
  })

  it('NET-11 is recorded with the guest of a bill without a number only, which nothing else tells apart', () => {
    expect(createReference('700', '9000', { by: 'amount', amount: cents(10_00) })).toEqual({
      locationId: '700',
      guestId: '9000',
      checkNumber: null,
    })
  })

  it('goes to the first card, or to the chosen one, and to no other if that is gone', () => {
    const cards = [card, { id: 'card-2', name: null }]
    expect(cardToCharge(cards, null)).toBe(card)
    expect(cardToCharge(cards, 'card-2')?.id).toBe('card-2')
    expect(cardToCharge(cards, 'card-3')).toBeNull()
    expect(cardToCharge([], null)).toBeNull()
  })
})

describe('NET-08 MGR-12 nothing is paid', () => {
  const { details } = check
  const at = clock.now
  const again = (now: object, of: Partial<GuestDetails> = {}, asked = details) =>
    reread(asked, answered({ ...ticket, ...now }), answered({ ...guest, ...of }), at)

  it('of a bill that has changed since the manager saw it', () => {
    expect(again({})).toBeNull()
    expect(again({ due: cents(0) })).toEqual({ kind: 'nothingDue' })
    for (const changed of [partPaidTicket, gratuityTicket])
      expect(again(changed)).toMatchObject({ kind: 'changed', before: { due: ticket.due }, now: { ticket: changed, guest } })
  })

  it.each<[string, object, Partial<GuestDetails>]>([
    ['cash that was spent', {}, { cash: cents(0) }],
    ['more cash', {}, { cash: cents(40_00) }],
    ['a reward that is gone', {}, { offers: [] }],
    ['a reward that pays less', { itemOffers: [{ offerId: '31', amount: cents(9_00) }] }, {}],
    ['a house account', { houseAccount: cents(20_00) }, {}],
    ['a part for the card only', { cardOnly: cents(100_00) }, {}],
    ['another base of the tip', { tipBase: cents(50_00) }, {}],
  ])('POS-14 of a bill with the same amount due and %s', (_, now, of) => {
    const before = checkWith({ claimId: '902' }).details
    expect(again(now, of, before)).toMatchObject({
      kind: 'changed',
      before: { due: ticket.due, breakdown: before.agreed.breakdown },
      now: { ticket: { ...ticket, ...now }, guest: { ...guest, ...of } },
    })
  })

  it('POS-14 with a reward that has ended since the page was opened', () => {
    const ending = { ...itemOffer, ends: [{ before: new Date(at.getTime() + 1_000) }] }
    const rewards = { ...setting, offers: [ending] }
    const chosen = { ...choices, claimId: '902' }
    const agreed = { ...details.agreed, breakdown: getAmounts(chosen, rewards).breakdown }
    const ask = (when: Date) =>
      reread({ ...details, choices: chosen, setting: rewards, agreed }, answered(ticket), answered({ ...guest, offers: [ending] }), when)
    expect(ask(at)).toBeNull()
    expect(ask(new Date(at.getTime() + 1_000))).toMatchObject({ kind: 'changed', now: { clock: { now: new Date(at.getTime() + 1_000) } } })
  })

  it('POS-14 not with a reward whose last day is over in the browser’s time zone, and not at the restaurant', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const ending = { ...itemOffer, ends: [{ lastDay: '2026-11-20' }] }
    const rewards = { ...setting, offers: [ending] }
    const chosen = { ...choices, claimId: '902' }
    const agreed = { ...details.agreed, breakdown: getAmounts(chosen, rewards).breakdown }
    const ask = (when: string) =>
      reread(
        { ...details, choices: chosen, setting: rewards, agreed },
        answered(ticket),
        answered({ ...guest, offers: [ending] }),
        new Date(when),
      )
    expect(ask('2026-11-20T23:59:00-05:00')).toBeNull()
    expect(ask('2026-11-21T00:01:00-05:00')).toMatchObject({ kind: 'changed', now: { clock: { day: '2026-11-21' } } })
  })

  it('with a card that the guest has removed', () => {
    expect(again({}, { cards: [] })).toEqual({ kind: 'problem', message: 'The chosen card is no longer on file. Choose another.' })
  })

  it.each<Failure>([{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'server' }, { kind: 'malformed' }])(
    'if the bill or the guest cannot be read: %j',
    (failure) => {
      const unread = failed(failure)
      const [noTicket, noGuest] = [
        { kind: 'problem', message: 'Failed to fetch ticket data. Please try again.' },
        { kind: 'problem', message: 'We could not read the guest. Please try again.' },
      ]
      expect(reread(details, unread, answered(guest), at)).toEqual(noTicket)
      expect(reread(details, answered(ticket), unread, at)).toEqual(noGuest)
      expect(reread(details, unread, unread, at)).toEqual(noTicket)
    },
  )

  it.each([
    ['Your card was declined.', 'Your card was declined.'],
    [null, 'Payment failed. Please try again.'],
  ])('by an attempt that is refused with %j', (sent, message) => {
    expect(getNotPaid({ outcome: 'refused', refusal: { kind: 'refused', status: 422, message: sent } })).toEqual({
      kind: 'problem',
      message,
    })
  })

  it('by an attempt that the manager gave up, which they know', () => {
    expect(getNotPaid({ outcome: 'givenUp' })).toBeNull()
  })
})
