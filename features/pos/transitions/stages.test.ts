import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { answered, refused } from '../../shared/api/answer.ts'
import type { PosEvent, PosState } from '../pos.ts'
import { after, link, mastercard, next, paidWith, venue, visa } from '../testing/examples.ts'
import { posStates as states, posVariants as variants } from '../testing/states.ts'
import { canGoBack, transition } from '../transition.ts'

/** The commands of the last event. */
const commandsOf = (state: PosState, event: PosEvent) => transition(state, event).slice(1)
const back: PosEvent = { type: 'back' }

describe('the stages', () => {
  it('POS-06 is reached only by going back from a bill that credit does not cover', () => {
    expect(states.addCredit.status).toBe('addCredit')
    expect(after(variants.reviewCovered, back).status).toBe('redeemCredit')
  })

  it('POS-06 covers the bill with the chosen card', () => {
    const second: PosEvent = { type: 'methodChosen', method: { kind: 'savedCard', id: mastercard.id } }
    const state = after(states.addCredit, second, { type: 'creditSubmitted', key: 'k' })
    expect(state).toMatchObject({ status: 'review', visit: { choices: { card: { id: mastercard.id } } } })
  })

  it('POS-06 asks for the tip first if it was not given, and not if its step can be skipped', () => {
    const early = {
      ...states.addCredit,
      visit: { ...states.addCredit.visit, choices: { ...states.addCredit.visit.choices, hasTipped: false } },
    }
    expect(after(early, { type: 'creditSubmitted', key: 'k' }).status).toBe('redeemCredit')
    const skipped = { ...early, visit: { ...early.visit, venue: { ...venue, tip: { ...venue.tip, canBeSkipped: true } } } }
    expect(after(skipped, { type: 'creditSubmitted', key: 'k' }).status).toBe('review')
  })

  it('POS-06 leads to Add Credit from the tip and from the review, where it would pay some of the bill', () => {
    const addCredit: PosEvent = { type: 'addCreditChosen' }
    expect(after(states.redeemCredit, addCredit)).toMatchObject({ status: 'addCredit' })
    expect(after(states.review, addCredit)).toMatchObject({ status: 'addCredit', visit: states.review.visit })
    expect(after(variants.reviewCovered, addCredit)).toBe(variants.reviewCovered)
    const unsold = { ...states.review, visit: { ...states.review.visit, venue: { ...venue, creditOptions: [] } } }
    expect(after(unsold, addCredit)).toBe(unsold)
  })

  it('POS-06 runs the card for credit, and reads the venue again', () => {
    expect(commandsOf(variants.addCreditPurchase, { type: 'creditSubmitted', key: 'k' })).toMatchObject([
      { type: 'sendPayment', request: { kind: 'credit', key: 'k', optionId: '501', cardId: visa.id, pay: 50_00 } },
    ])
    expect(commandsOf(variants.payingForCredit, paidWith())).toEqual([{ type: 'loadVenue', link, habit: null }])
    expect(variants.reviewCreditBought).toMatchObject({ notice: '$60 of credit is yours. It pays on this bill first.' })
  })

  it('POS-06 says what is missing for a purchase', () => {
    const gone: PosEvent = { type: 'creditOptionChosen', optionId: 'gone' }
    expect(after(states.addCredit, gone, { type: 'creditSubmitted', key: 'k' })).toMatchObject({
      status: 'addCredit',
      problem: { on: 'page', message: 'Missing card or option ID.' },
    })
  })

  it('POS-08 does not go on with a tip that cannot be paid', () => {
    expect(variants.redeemCreditInvalid.tipProblem).toBe('Invalid tip format')
    expect(variants.redeemCreditTooSmall.tipProblem).toBe('Tip must be above $0.50')
    expect(after(variants.redeemCreditInvalid, { type: 'tipChosen', tip: { kind: 'preset', value: 20 } })).toMatchObject({
      tipProblem: null,
    })
  })

  it('keeps every choice on the way back and forth', () => {
    const tip = { kind: 'own', amount: cents(9_00) } as const
    const chosen = after(
      states.redeemCredit,
      { type: 'tipChosen', tip },
      { type: 'methodChosen', method: { kind: 'savedCard', id: mastercard.id } },
      next,
      { type: 'offerChosen', claimId: '881' },
    )
    const returned = after(chosen, back, { type: 'creditOptionChosen', optionId: '502' }, back, next)
    const choices = { tip, claimId: '881', card: { kind: 'savedCard', id: mastercard.id }, creditOptionId: '502', hasTipped: true }
    expect(returned).toMatchObject({ status: 'review', visit: { choices } })
  })

  it('POS-11 goes back from a failure to the review', () => {
    expect(after(states.failed, back)).toMatchObject({ status: 'review', visit: { choices: states.failed.visit.choices } })
  })

  it('goes back only where a step is before', () => {
    const backable = Object.values(states)
      .filter(canGoBack)
      .map(({ status }) => status)
    expect(backable).toEqual(['forgotPassword', 'addCredit', 'review', 'failed'])
  })
})

describe('POS-12 a new card', () => {
  const token: PosEvent = { type: 'makeCardTokenAnswered', answer: answered({ token: 'tok_1', lastFour: '0005' }) }
  const added = (...cards: readonly (typeof visa)[]): PosEvent => ({ type: 'addCardAnswered', answer: answered(cards) })
  const fresh = { ...visa, id: 'card-3', lastFour: '0005' }

  it('is saved by its token, found by its digits, and then pays', () => {
    expect(commandsOf(states.addingCard, token)).toEqual([{ type: 'addCard', token: 'tok_1' }])
    const state = after(states.addingCard, token, added(visa, fresh, mastercard))
    expect(state).toMatchObject({ status: 'checking', key: 'key-1', visit: { choices: { card: { kind: 'savedCard', id: 'card-3' } } } })
  })

  it('is the one that was not there before, where several cards have its digits', () => {
    const twin = { ...fresh, id: 'card-0' }
    const known = { ...states.addingCard, visit: { ...states.addingCard.visit, venue: { ...venue, cards: [twin] } } }
    expect(after(known, token, added(fresh, twin))).toMatchObject({ visit: { choices: { card: { id: 'card-3' } } } })
    expect(after(known, token, added(twin))).toMatchObject({ visit: { choices: { card: { id: 'card-0' } } } })
  })

  it('stays on its field with the provider’s error, and with the server’s', () => {
    expect(variants.reviewCardRefused.problem).toEqual({ on: 'card', message: 'Your card number is invalid.' })
    const declined: PosEvent = { type: 'addCardAnswered', answer: refused('Your card was declined.', 402) }
    expect(after(states.addingCard, token, declined)).toMatchObject({
      status: 'review',
      problem: { on: 'card', message: 'Your card was declined.' },
    })
    expect(after(states.addingCard, token, added(visa))).toMatchObject({ status: 'review', problem: { on: 'card' } })
    expect(after(variants.reviewCardRefused, { type: 'cardChanged' })).toMatchObject({ problem: null })
  })

  it('leads from the tip to the review, and from Add Credit to the purchase', () => {
    expect(after(variants.addingCardForTip, token, added(visa, fresh)).status).toBe('review')
    const buying = after(
      variants.addCreditPurchase,
      { type: 'methodChosen', method: { kind: 'newCard' } },
      { type: 'creditSubmitted', key: 'k' },
    )
    expect(after(buying, token, added(fresh))).toMatchObject({ status: 'paying', request: { kind: 'credit', cardId: 'card-3' } })
  })
})
