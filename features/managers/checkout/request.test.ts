import { describe, expect, it } from 'vitest'
import { gratuityTicket, partPaidTicket } from '../../bill/examples/bill.ts'
import { answered, failed } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { amountsOf, isPayable } from './amounts.ts'
import { cardToCharge, checkToPay, problemOf, referenceOf, reread } from './request.ts'
import { check, checkWith, choices, guest, location, setting, ticket, chosenBill } from './examples/examples.ts'

describe('MGR-09 the payment', () => {
  const given = { location, guestId: guest.id, bill: chosenBill.bill, ticket, choices, notes: null, employee: null }
  const amounts = amountsOf(choices, setting)
  const card = { id: 'card-1', name: null }

  it('is of what the manager sees', () => {
    expect(check).toEqual({
      asks: [],
      what: { locationId: '700', guestId: null, checkNumber: '1042', due: 103_68, amount: 97_88 },
      details: {
        guestId: '9000',
        due: 103_68,
        agreed: { breakdown: amounts.breakdown, tip: 19_20, serviceCharge: 0, offerName: null },
        project: 'project-1',
        cardId: 'card-1',
        claimId: null,
        usesCash: true,
        notes: null,
        pin: '0417',
      },
    })
  })

  it('is none while an amount is wrong, or without a card', () => {
    expect(checkToPay({ ...given, card: null, amounts })).toBeNull()
    for (const invalid of ['split', 'tip', 'serviceCharge'] as const) {
      const changed = { ...amounts, [invalid]: { kind: 'invalid', message: 'No' } as const }
      expect(isPayable(changed)).toBe(false)
      expect(checkToPay({ ...given, card, amounts: changed })).toBeNull()
    }
    expect(amountsOf({ ...choices, split: cents(0) }, setting).split.kind).toBe('invalid')
  })

  it('is authorised by the chosen employee, else by who opened the ticket', () => {
    expect(checkToPay({ ...given, card, amounts, employee: { name: 'Theo Brandt', pin: '2290' } })?.details.pin).toBe('2290')
  })

  it('uses no balance of a business expense', () => {
    expect(checkWith({ expense: 'business' }).details.usesCash).toBe(false)
    expect(checkWith({ usesCash: false }).details.usesCash).toBe(false)
    expect(checkWith({ claimId: '902' }).details.claimId).toBe('902')
  })

  it('NET-11 is recorded with the guest of a bill without a number only, which nothing else tells apart', () => {
    expect(referenceOf('700', '9000', { by: 'amount', amount: cents(10_00) })).toEqual({
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

it('MGR-18 a high tip is asked about, each for itself', () => {
  const asksOf = (tip: number) => checkWith({ tip: { kind: 'own', amount: cents(tip) } }).asks.map(({ id, title }) => [id, title])
  const [[id, title] = []] = asksOf(150_00)
  expect([asksOf(19_20), title]).toEqual([[], 'Is a tip of $150.00 right?'])
  expect(asksOf(149_00).flat()).not.toContain(id)
})

describe('NET-08 MGR-12 nothing is paid', () => {
  it('of a bill that has changed since the manager saw it, or that cannot be read', () => {
    expect(reread(ticket.due, answered(ticket))).toBeNull()
    expect(reread(ticket.due, answered({ ...ticket, due: cents(0) }))).toEqual({ kind: 'nothingDue' })
    for (const changed of [partPaidTicket, gratuityTicket])
      expect(reread(ticket.due, answered(changed))).toEqual({ kind: 'changed', ticket: changed })
    expect(reread(ticket.due, failed({ kind: 'offline' }))).toEqual({
      kind: 'problem',
      message: 'Failed to fetch ticket data. Please try again.',
    })
  })

  it.each([
    ['Your card was declined.', 'Your card was declined.'],
    [null, 'Payment failed. Please try again.'],
  ])('by an attempt that is refused with %j', (sent, message) => {
    expect(problemOf({ outcome: 'refused', refusal: { kind: 'refused', status: 422, message: sent } })).toEqual({
      kind: 'problem',
      message,
    })
  })

  it('by an attempt that the manager gave up, which they know', () => {
    expect(problemOf({ outcome: 'givenUp' })).toBeNull()
  })
})
