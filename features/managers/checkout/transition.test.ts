import { describe, expect, it } from 'vitest'
import { gratuityTicket, partPaidTicket, ticket } from '../../bill/examples/bill.ts'
import { answered, failed } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutEvent, CheckoutState, StateOf } from './checkout.ts'
import { choices, legacyLocation, opening, receipt, request, requestWith, visit } from './testing/examples.ts'
import { states } from './testing/states.ts'
import { canGoBack, transition } from './transition.ts'
import { begin } from './transitions/opening.ts'
import { firstChoices } from './choices.ts'

const paid = answered({ outcome: 'paid', receipt } as const)
const after = (state: CheckoutState, event: CheckoutEvent) => transition(state, event)
const readTicket = { type: 'readTicket', number: '1042' } as const
const ofAmount = { ...visit, bill: { by: 'amount', amount: cents(48_50) } } as const
const recorded = { key: 'attempt-0', amount: cents(97_88), locationId: '700', guestId: '9000', checkNumber: '1042' } as const
const lookUp = { type: 'lookUpPayment', request: { key: 'attempt-0' } } as const
const pay = (given = request) => ({ type: 'paySubmitted', request: given, unresolved: [] }) as const
const seen = { ...visit, choices: { ...choices, cardId: 'card-1' } }

describe('MGR-07 opening', () => {
  it('shows a ticket that was just read, and reads it otherwise', () => {
    expect(begin([], { ...opening, step: 'bill' }, ticket)).toEqual([states.bill])
    expect(begin([], opening, null)).toEqual([{ status: 'loading', opening }, readTicket])
    expect(after(states.loading, { type: 'readTicketAnswered', answer: answered(ticket) })).toEqual([states.payment])
  })

  it('knows the bill of a typed amount', () => {
    const [state] = begin([], { ...opening, ...ofAmount }, null)
    expect(state).toMatchObject({ status: 'payment', ticket: { due: 48_50, code: null } })
  })

  it('ends where nothing is due', () => {
    expect(begin([], opening, { ...ticket, due: cents(0) })).toEqual([states.nothingDue])
  })

  it('MGR-12 says why the check could not be read, and tries again', () => {
    expect(after(states.loading, { type: 'readTicketAnswered', answer: failed({ kind: 'offline' }) })).toEqual([states.ticketFailed])
    expect(after(states.ticketFailed, { type: 'retry' })).toEqual([states.loading, readTicket])
  })

  it('NET-08 looks up earlier attempts first, also after a reload', () => {
    const looking = [{ status: 'unresolvedPayment', attempts: [recorded], lookUp: 'asking', opening }, lookUp]
    expect(begin([recorded], opening, ticket)).toEqual(looking)
    expect(after(states.loading, { type: 'reloaded', unresolved: [recorded] })).toEqual(looking)
    expect(after(states.loading, { type: 'reloaded', unresolved: [] })).toEqual([states.loading, readTicket])
  })
})

describe('MGR-07 choosing', () => {
  it('changes what was chosen, at the bill and at the payment', () => {
    for (const state of [states.bill, states.payment])
      expect(after(state, { type: 'chosen', choices: { claimId: '902' } })).toEqual([
        { ...state, visit: { ...visit, choices: { ...choices, claimId: '902' } } },
      ])
  })

  it('explains a business expense once', () => {
    const business = { ...visit, choices: { ...choices, expense: 'business' } }
    const switchTo = (expense: 'business' | 'personal', isExplained: boolean) =>
      after(states.bill, { type: 'expenseSwitched', expense, isExplained })
    expect(switchTo('business', false)).toEqual([{ ...states.bill, visit: business, explaining: true }, { type: 'rememberExplained' }])
    expect(switchTo('business', true)).toEqual([{ ...states.bill, visit: business }])
    expect(switchTo('personal', false)).toEqual([states.bill])
    expect(after({ ...states.bill, explaining: true }, { type: 'explained' })).toEqual([states.bill])
  })

  it('goes on to the payment, and back', () => {
    expect(after(states.bill, { type: 'continued' })).toEqual([states.payment])
    expect(after(states.payment, { type: 'back' })).toEqual([states.bill])
    const backwards = new Set(['payment', 'confirmingTip', 'billChanged'])
    for (const state of Object.values(states)) expect(canGoBack(state)).toBe(backwards.has(state.status))
  })
})

describe('MGR-09 paying', () => {
  it('reads the bill again before it is paid, and pays what was seen', () => {
    const checking = { ...states.checking, visit: seen }
    expect(after(states.payment, pay())).toEqual([checking, readTicket])
    const paying = { ...states.paying, visit: seen }
    expect(after(checking, { type: 'readTicketAnswered', answer: answered(ticket) })).toEqual([paying, { type: 'sendPayment', request }])
    expect(after(paying, { type: 'sendPaymentAnswered', answer: paid })).toEqual([states.success])
  })

  it('pays a typed amount at once', () => {
    const [state, ...commands] = after({ ...states.payment, visit: ofAmount }, pay())
    expect([state.status, commands]).toEqual(['paying', [{ type: 'sendPayment', request }]])
  })

  it('asks again if the bill has changed, and ends if others have paid it', () => {
    const reread = (given: typeof ticket) => after(states.checking, { type: 'readTicketAnswered', answer: answered(given) })
    expect(reread(partPaidTicket)).toEqual([states.billChanged])
    expect(reread(gratuityTicket)[0]).toMatchObject({ status: 'billChanged', before: 103_68, ticket: { due: 120_96 } })
    expect(reread({ ...ticket, due: cents(0) })).toEqual([states.nothingDue])
    const open = { visit, ticket: partPaidTicket }
    expect(after(states.billChanged, { type: 'changeAgreed' })).toEqual([{ ...states.payment, ...open }])
    expect(after(states.billChanged, { type: 'back' })).toEqual([{ ...states.bill, ...open }])
  })

  it('pays nothing while the bill cannot be read', () => {
    expect(after(states.checking, { type: 'readTicketAnswered', answer: failed({ kind: 'offline' }) })).toEqual([
      { ...states.payment, problem: 'Failed to fetch ticket data. Please try again.' },
    ])
  })

  it('NET-08 looks up what another tab pays', () => {
    const [state, ...commands] = after(states.payment, { ...pay(), unresolved: [recorded] })
    expect(state).toEqual({
      status: 'unresolvedPayment',
      attempts: [recorded],
      lookUp: 'asking',
      opening: { ...seen, step: 'payment', sent: null },
    })
    expect(commands).toEqual([lookUp])
  })
})

describe('MGR-18 a high tip', () => {
  const high = requestWith({ tip: { kind: 'own', amount: cents(150_00) } })
  const { confirmingTip } = states

  it('is confirmed before it is paid, once', () => {
    const [asked, ...none] = after(states.payment, pay(high))
    expect([asked.status, none]).toEqual(['confirmingTip', []])
    const [checking] = after(confirmingTip, { type: 'tipConfirmed' })
    expect(checking).toMatchObject({ status: 'checking', confirmedTip: 150_00 })
    const confirmed: StateOf<'payment'> = { ...states.payment, confirmedTip: cents(150_00) }
    expect(after(confirmed, pay(high))[0].status).toBe('checking')
    expect(after({ ...confirmed, confirmedTip: cents(149_00) }, pay(high))[0].status).toBe('confirmingTip')
  })

  it('can be changed instead', () => {
    expect(after(confirmingTip, { type: 'back' })).toEqual([{ ...states.payment, visit: confirmingTip.visit }])
  })
})

describe('MGR-15 after a part payment', () => {
  const part: StateOf<'success'> = { ...states.success, agreed: requestWith({ split: cents(50_00) }).agreed }
  const first = firstChoices(legacyLocation.rules)
  const rest = (state: StateOf<'success'>) => after(state, { type: 'restChosen', choices: first })

  it('reads the check again to pay the rest', () => {
    const next = { bill: visit.bill, choices: first, step: 'bill', sent: null }
    expect(rest(part)).toEqual([{ status: 'loading', opening: next }, readTicket])
  })

  it('of a typed amount the rest is due', () => {
    const [state] = rest({ ...part, bill: ofAmount.bill })
    expect(state).toMatchObject({ status: 'bill', visit: { bill: { amount: 53_68 } }, ticket: { due: 53_68 } })
  })

  it('there is no rest of a bill that was paid in full', () => {
    expect(rest(states.success)).toEqual([states.success])
  })
})
