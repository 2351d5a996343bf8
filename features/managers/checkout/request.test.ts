import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gratuityTicket, itemOffer, partPaidTicket, untoldTicket } from '../../bill/examples/bill.ts'
import { things } from '../../payment/thing.ts'
import { answered } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { GuestDetails } from '../guestDetails.ts'
import { at, check, checkWith, chosenBill, guest, setting, ticket } from './examples/examples.ts'
import { cardToCharge, checkToPay, createPayBody, getNotPaid, payBody, reread } from './request.ts'

const page = { ...setting, notes: null, employee: null }

describe('MGR-09 the payment', () => {
  it('is of what the manager sees, and is recorded with whether its reward is used', () => {
    const { asks, what, details } = checkWith({ claimId: '902' })
    const agreed = { check: '1042', claimId: '902', offerName: 'Free dessert', earned: 12_94 }
    const terms = { agreed, hasUsedReward: true }
    expect([asks, what]).toMatchObject([[], { thing: things.bill({ location: '700', check: '1042' }), terms, amount: 83_88 }])
    expect(details).toMatchObject({ cardId: 'card-1', notes: null, pin: '0417' })
    expect(check.what.terms.hasUsedReward).toBe(false)
  })

  it('NET-11 is recorded with the guest of a bill without a number only, which nothing else tells apart', () => {
    const byAmount = { ...chosenBill, bill: { by: 'amount', amount: cents(10_00) } } as const
    const thing = things.typedBill({ location: '700', guest: '9000' })
    expect(checkToPay(byAmount, page)).toMatchObject({ what: { thing, name: null, terms: { agreed: { check: null } } } })
  })

  it('is none without a card', () => {
    expect(checkToPay(chosenBill, { ...page, guest: { ...guest, cards: [] } })).toBeNull()
  })

  it('is authorised by the chosen employee, else by who opened the ticket', () => {
    const ticket = { ...page.ticket, lastPayment: { id: '7', amount: null, at: null, tillKnows: true } }
    expect(checkToPay(chosenBill, { ...page, ticket })).toMatchObject({ tillKnows: true })
    expect(checkToPay(chosenBill, { ...page, employee: { name: 'Theo Brandt', pin: '2290' } })).toMatchObject({ details: { pin: '2290' } })
  })

  it('goes to the first card, or to the chosen one, and to no other if that is gone', () => {
    const cards = ['card-1', 'card-2'].map((id) => ({ id, name: null }))
    expect([null, 'card-2', 'card-3'].map((id) => cardToCharge(cards, id)?.id)).toEqual(['card-1', 'card-2', undefined])
  })
})

describe('MGR-09 the request', () => {
  const bodyOf = ({ what, details }: typeof check, changed: Partial<typeof check.details> = {}) =>
    z.encode(payBody, createPayBody({ what, details: { ...details, ...changed } }))

  it('has the bill in dollars, and the tip in cents', () => {
    expect(bodyOf(check, { notes: 'Table 4' })).toEqual({
      transaction: {
        amount: '103.68',
        charge_stripe_source_id: 'card-1',
        partial_payment: false,
        force_overspend: false,
        auto_gratuity: '0.00',
      },
      project: 'project-1',
      ticket_number: '1042',
      location_id: '700',
      user_id: '9000',
      allow_offer_override: true,
      pin: '0417',
      notes: 'Table 4',
      tip: { amount: 1920, stripe_source_id: 'card-1' },
    })
  })

  it('MGR-07 MGR-15 names a reward, a part payment, a service charge and an unused balance', () => {
    const given = checkWith({ split: cents(50_00), claimId: '902', usesCash: false })
    // The tip of $9.26 and a service charge are one sum of the agreement.
    const withCharge = (serviceCharge: number) =>
      bodyOf({
        ...given,
        what: {
          ...given.what,
          terms: { ...given.what.terms, agreed: { ...given.what.terms.agreed, serviceCharge: cents(serviceCharge) } },
        },
      })
    expect(withCharge(8_57)).toMatchObject({
      transaction: { amount: '50.00', partial_payment: true, force_overspend: true, auto_gratuity: '8.57', offer_claim_id: '902' },
      tip: { amount: 69 },
    })
    expect(withCharge(9_26)).toMatchObject({ transaction: { auto_gratuity: '9.26' }, tip: undefined })
    expect(bodyOf(checkWith({ expense: 'business' })).transaction.force_overspend).toBe(true)
  })
})

describe('NET-08 MGR-12 nothing is paid', () => {
  const again = (now: object, of: Partial<GuestDetails> = {}, asked = check, when = at) =>
    reread(asked.what, asked.details, answered({ ...ticket, ...now }), answered({ ...guest, ...of }), when)

  it('of a bill that has changed since the manager saw it', () => {
    expect(again({})).toBeNull()
    expect(again({ due: cents(0) })).toEqual({ kind: 'nothingDue' })
    for (const changed of [partPaidTicket, gratuityTicket])
      expect(again(changed)).toMatchObject({ kind: 'changed', before: { due: ticket.due }, now: { ticket: changed, guest } })
  })

  it('POS-12 of a bill that has got a payment since, which the till does not know', () => {
    const { lastPayment } = untoldTicket
    expect(again({ lastPayment })).toMatchObject({ kind: 'changed', before: { lastPayment: null }, now: { ticket: { lastPayment } } })
    expect(again({ lastPayment: lastPayment && { ...lastPayment, tillKnows: true } })).toBeNull()
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
    const before = checkWith({ claimId: '902' })
    expect(again(now, of, before)).toMatchObject({
      kind: 'changed',
      before: { due: ticket.due, lastPayment: null, breakdown: before.what.terms.agreed.breakdown },
      now: { ticket: { ...ticket, ...now }, guest: { ...guest, ...of } },
    })
  })

  it.each([
    ['a moment', { before: new Date('2026-11-21T05:00:00Z') }],
    ['a day of the restaurant, not of the browser', { lastDay: '2026-11-20' }],
  ])('POS-14 with a reward that has ended since the page was opened: at %s', (_, end) => {
    const offers = [{ ...itemOffer, ends: [end] }]
    const asked = checkWith({ claimId: '902' }, { ...setting, guest: { ...guest, offers } })
    const [last, later] = [new Date('2026-11-20T23:59:00-05:00'), new Date('2026-11-21T00:01:00-05:00')]
    expect(again({}, { offers }, asked, last)).toBeNull()
    expect(again({}, { offers }, asked, later)).toMatchObject({ kind: 'changed', now: { at: later } })
  })

  it('with a card that the guest has removed', () => {
    expect(again({}, { cards: [] })).toEqual({ kind: 'problem', message: 'The chosen card is no longer on file. Choose another.' })
  })

  it('by an attempt that is refused, with the server’s reason, or that the manager gave up, which they know', () => {
    const refusal = { kind: 'refused', status: 422, message: 'Your card was declined.' } as const
    expect(getNotPaid({ outcome: 'refused', refusal })).toEqual({ kind: 'problem', message: 'Your card was declined.' })
    expect(getNotPaid({ outcome: 'givenUp' })).toBeNull()
  })
})
