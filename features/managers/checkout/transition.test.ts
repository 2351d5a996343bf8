import { describe, expect, it } from 'vitest'
import { itemOffer, partPaidTicket, ticket } from '../../bill/examples/bill.ts'
import { answered, failed } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { type CheckoutEvent, type CheckoutState, type StateOf, savedCheckout } from './checkout.ts'
import { firstChoices, getAmounts } from './choices.ts'
import type { NotPaid } from './request.ts'
import { agreed, changed, checkWith, choices, legacyLocation, opening, receipt, chosenBill, setting } from './examples/examples.ts'
import { states } from './examples/states.ts'
import { begin, canGoBack, transition } from './transition.ts'

const after = (state: CheckoutState, event: CheckoutEvent) => transition(state, event)
const readTicket = { type: 'readTicket', number: '1042' } as const
const ofAmount = { ...chosenBill, bill: { by: 'amount', amount: cents(48_50) } } as const

describe('MGR-07 opening', () => {
  it('shows a ticket that was just read, and reads it otherwise', () => {
    expect(begin({ ...opening, step: 'bill' }, ticket)).toEqual([states.bill])
    expect(begin(opening)).toEqual([states.loading, readTicket])
    expect(after(states.loading, { type: 'reloaded' })).toEqual([states.loading, readTicket])
    expect(after(states.loading, { type: 'readTicketAnswered', answer: answered(ticket) })).toEqual([states.payment])
  })

  it('knows the bill of a typed amount', () => {
    expect(begin({ ...opening, ...ofAmount })[0]).toMatchObject({ status: 'payment', ticket: { due: 48_50, code: null } })
  })

  it('ends where nothing is due', () => {
    expect(begin(opening, { ...ticket, due: cents(0) })).toEqual([states.nothingDue])
  })

  it('MGR-12 says why the check could not be read, and tries again', () => {
    expect(after(states.loading, { type: 'readTicketAnswered', answer: failed({ kind: 'offline' }) })).toEqual([states.ticketFailed])
    expect(after(states.ticketFailed, { type: 'retry' })).toEqual([states.loading, readTicket])
  })
})

describe('MGR-07 choosing', () => {
  it('changes what was chosen, at the bill and at the payment', () => {
    for (const state of [states.bill, states.payment])
      expect(after(state, { type: 'chosen', choices: { claimId: '902' } })).toEqual([
        { ...state, chosenBill: { ...chosenBill, choices: { ...choices, claimId: '902' } } },
      ])
  })

  it('explains a business expense once', () => {
    const business = { ...chosenBill, choices: { ...choices, expense: 'business' } }
    const switchTo = (expense: 'business' | 'personal', isExplained: boolean) =>
      after(states.bill, { type: 'expenseSwitched', expense, isExplained })
    expect(switchTo('business', false)).toEqual([{ ...states.bill, chosenBill: business, explaining: true }, { type: 'rememberExplained' }])
    expect(switchTo('business', true)).toEqual([{ ...states.bill, chosenBill: business }])
    expect(switchTo('personal', false)).toEqual([states.bill])
    expect(after({ ...states.bill, explaining: true }, { type: 'explained' })).toEqual([states.bill])
  })

  it('goes on to the payment, and back', () => {
    expect(after(states.bill, { type: 'continued' })).toEqual([states.payment])
    expect(after(states.payment, { type: 'back' })).toEqual([states.bill])
    const backwards = new Set(['payment', 'billChanged'])
    for (const state of Object.values(states)) expect(canGoBack(state)).toBe(backwards.has(state.status))
  })
})

describe('MGR-09 paying', () => {
  it('MGR-12 pays with the card that was seen; the message of the last attempt stays until it is closed, or until the next', () => {
    const failedOnce = { ...states.payment, problem: 'Your card was declined.' }
    expect(after(states.payment, { type: 'notPaid', reason: { kind: 'problem', message: failedOnce.problem } })).toEqual([
      failedOnce,
      { type: 'readListsAgain' },
    ])
    expect(after(failedOnce, { type: 'problemClosed' })).toEqual([states.payment])
    expect(after(failedOnce, { type: 'paySubmitted', cardId: 'card-1' })).toEqual([
      { ...states.payment, chosenBill: { ...chosenBill, choices: { ...choices, cardId: 'card-1' } } },
    ])
  })

  it('NET-08 shows a payment that was made, at whatever step it is learned', () => {
    for (const state of Object.values(states))
      expect(after(state, { type: 'paid', guest: states.success.guest, agreed, hasUsedReward: false, receipt })).toEqual([
        states.success,
        { type: 'readListsAgain' },
      ])
  })

  it('POS-15 goes on to another bill with the number of one that the till does not know', () => {
    const opening = { ...chosenBill, step: 'bill' } as const
    expect(after(states.success, { type: 'anotherBillChosen', opening })).toEqual(begin(opening))
  })

  it('asks again if the bill has changed, and ends if others have paid it', () => {
    const notPaid = (reason: NotPaid) => after(states.payment, { type: 'notPaid', reason })
    expect(notPaid(changed)).toEqual([states.billChanged, { type: 'showReread', now: changed.now }])
    expect(notPaid({ kind: 'nothingDue' })).toEqual([states.nothingDue])
    const open = { chosenBill, ticket: partPaidTicket }
    expect(after(states.billChanged, { type: 'continued' })).toEqual([{ ...states.payment, ...open }])
    expect(after(states.billChanged, { type: 'back' })).toEqual([{ ...states.bill, ...open }])
  })
})

describe('MGR-15 after a part payment', () => {
  const part: StateOf<'success'> = { ...states.success, agreed: checkWith({ split: cents(50_00) }).what.terms.agreed }
  const first = firstChoices(legacyLocation.rules)
  const rest = (state: StateOf<'success'>) => after(state, { type: 'restChosen', choices: first, currency: 'USD' })

  it('reads the check again to pay the rest', () => {
    expect(rest(part)).toEqual([
      { status: 'loading', opening: { currency: 'USD', bill: chosenBill.bill, choices: first, step: 'bill' } },
      readTicket,
      { type: 'startNextPayment' },
    ])
  })

  it('offers no second reward in one visit, however often it is paid in parts', () => {
    const [state] = rest({ ...part, hasUsedReward: true })
    const choices = { ...first, hasUsedReward: true }
    expect(state).toMatchObject({ status: 'loading', opening: { choices } })
    const amounts = getAmounts({ ...choices, split: cents(20_00), claimId: itemOffer.claimId }, setting)
    expect(amounts).toMatchObject({ reward: null, breakdown: { offer: 0 } })
    expect(new Set(amounts.rewards.map((choice) => choice.status === 'disabled' && choice.reason))).toEqual(
      new Set(['One reward for each visit']),
    )
    expect(checkWith({ hasUsedReward: true }).what.terms.hasUsedReward).toBe(true)
  })

  it('of a typed amount the rest is due', () => {
    const [state] = rest({ ...part, bill: ofAmount.bill })
    expect(state).toMatchObject({ status: 'bill', chosenBill: { bill: { amount: 53_68 } }, ticket: { due: 53_68 } })
  })

  it('there is no rest of a bill that was paid in full', () => {
    expect(rest(states.success)).toEqual([states.success])
  })
})

describe('NET-08 a reload', () => {
  const savedOf = (state: CheckoutState) => JSON.stringify(savedCheckout.toSave(state))

  it.each([
    ['bill', 'bill'],
    ['nothingDue', 'bill'],
    ['payment', 'payment'],
    ['billChanged', 'payment'],
    ['loading', 'payment'],
    ['ticketFailed', 'payment'],
  ] as const)('continues %s at the step %s, which is read again', (status, step) => {
    expect(savedCheckout.read(JSON.parse(savedOf(states[status])))).toEqual({ status: 'loading', opening: { ...chosenBill, step } })
  })

  it('shows the success again', () => {
    expect(savedCheckout.read(JSON.parse(savedOf(states.success)))).toEqual(states.success)
  })

  it('saves no PIN, and nothing of the ticket', () => {
    for (const state of Object.values(states))
      for (const secret of ['0417', 'pin', 'Grilled octopus']) expect(savedOf(state)).not.toContain(secret)
  })
})
