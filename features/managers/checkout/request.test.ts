import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { amountsOf, isPayable } from './amounts.ts'
import { cardToCharge, requestOf } from './request.ts'
import { choices, guest, location, request, requestWith, setting, ticket } from './testing/examples.ts'

describe('MGR-09 the payment', () => {
  const given = {
    key: 'k',
    location,
    guestId: guest.id,
    bill: { by: 'number', number: '1042' },
    ticket,
    choices,
    notes: null,
    employee: null,
  } as const
  const amounts = amountsOf(choices, setting)
  const card = { id: 'card-1', name: null }

  it('is of what the manager sees', () => {
    expect(request).toEqual({
      key: 'attempt-1',
      locationId: '700',
      guestId: '9000',
      checkNumber: '1042',
      agreed: { breakdown: amounts.breakdown, tip: 19_20, serviceCharge: 0, offerName: null },
      project: 'project-1',
      cardId: 'card-1',
      claimId: null,
      usesCash: true,
      notes: null,
      pin: '0417',
    })
  })

  it('is none while an amount is wrong, or without a card', () => {
    expect(requestOf({ ...given, card: null, amounts })).toBeNull()
    for (const wrong of ['split', 'tip', 'serviceCharge'] as const) {
      const changed = { ...amounts, [wrong]: { kind: 'invalid', message: 'No' } as const }
      expect(isPayable(changed)).toBe(false)
      expect(requestOf({ ...given, card, amounts: changed })).toBeNull()
    }
    expect(amountsOf({ ...choices, split: cents(0) }, setting).split.kind).toBe('invalid')
  })

  it('is authorised by the chosen employee, else by who opened the ticket', () => {
    expect(requestOf({ ...given, card, amounts, employee: { name: 'Theo Brandt', pin: '2290' } })?.pin).toBe('2290')
  })

  it('uses no balance of a business expense, and names no check where only the amount is known', () => {
    expect(requestWith({ expense: 'business' }).usesCash).toBe(false)
    expect(requestWith({ usesCash: false }).usesCash).toBe(false)
    expect(requestWith({ claimId: '902' }).claimId).toBe('902')
    expect(requestOf({ ...given, card, amounts, bill: { by: 'amount', amount: cents(10_00) } })?.checkNumber).toBeNull()
  })

  it('goes to the first card, or to the chosen one, and to no other if that is gone', () => {
    const cards = [card, { id: 'card-2', name: null }]
    expect(cardToCharge(cards, null)).toBe(card)
    expect(cardToCharge(cards, 'card-2')?.id).toBe('card-2')
    expect(cardToCharge(cards, 'card-3')).toBeNull()
    expect(cardToCharge([], null)).toBeNull()
  })
})
