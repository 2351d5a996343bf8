import { describe, expect, it } from 'vitest'
import { type LunchPayment, lunch, lunchRules, paymentStates, tipQuestion } from '../examples.ts'
import { cents } from '../../shared/money/money.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import { type Paying, type Question, answersPress, decidePayment, sumShown } from './gate.ts'

const agreement = { what: lunch, details: null }
const allowed = { ...agreement, asks: [] }
const blocked = { blocked: 'Enter a tip.', sum: { amount: lunch.amount, currency: lunch.currency } }
const billQuestion: Question = { ...tipQuestion, id: 'bill', about: 'bill' }
const twice = { ...agreement, asks: [tipQuestion, billQuestion] }

describe('NET-08 a press', () => {
  it('pays only what the page lets it pay', () => {
    expect(decidePayment<LunchPayment>(allowed)).toEqual({ is: 'open', agreement })
    expect(decidePayment<LunchPayment>(null)).toEqual({ is: 'closed', why: null, isFinal: false })
    expect(decidePayment<LunchPayment>(blocked)).toEqual({ is: 'closed', why: 'Enter a tip.', isFinal: false })
    expect(decidePayment<LunchPayment>({ ...blocked, isLiftedBy: 'nobody' })).toMatchObject({ is: 'closed', isFinal: true })
  })

  it('asks one question after the other, and counts a yes for its own question alone', () => {
    expect(decidePayment<LunchPayment>(twice)).toEqual({ is: 'asking', question: tipQuestion, amount: lunch.amount })
    expect(decidePayment<LunchPayment>(twice, ['tip'])).toEqual({ is: 'asking', question: billQuestion, amount: lunch.amount })
    expect(decidePayment<LunchPayment>(twice, ['bill'])).toEqual({ is: 'asking', question: tipQuestion, amount: lunch.amount })
    expect(decidePayment<LunchPayment>(twice, ['tip', 'bill'])).toEqual({ is: 'open', agreement })
  })

  it('is answered by the page only where the payer can lift the reason', () => {
    const payings: readonly (Paying<LunchPayment> | null)[] = [{ ...blocked, isLiftedBy: 'payer' }, blocked, allowed, null]
    expect(payings.map(answersPress)).toEqual([true, false, false, false])
  })

  it('pays the sum that the page shows, which it also shows while nothing can be paid', () => {
    const payings: readonly (Paying<LunchPayment> | null)[] = [allowed, blocked, { ...blocked, sum: null }, null]
    expect(payings.map(sumShown)).toEqual([blocked.sum, blocked.sum, null, null])
  })
})

describe('each way to pay', () => {
  const { transition } = unrecordedSteps<LunchPayment>(lunchRules)
  const { choosing } = paymentStates
  const press = { key: 'attempt-1', payer: null }
  const card = { kind: 'savedCard', id: 'pm' } as const
  const ways = (paying: Paying<LunchPayment> | null) =>
    [
      { type: 'paySubmitted', card, paying, ...press },
      { type: 'walletPressed', paying },
      { type: 'walletConfirmed', amount: lunch.amount, paying, ...press },
    ] as const

  it('CHK-04 sends nothing while the page blocks it, and says why until the page lets it pay', () => {
    for (const way of ways(blocked))
      expect(transition(choosing, way)).toEqual([{ ...choosing, problem: { on: 'page', message: 'Enter a tip.', isBlocked: true } }])
    // A reason that nothing lifts stays.
    for (const way of ways({ ...blocked, isLiftedBy: 'nobody' }))
      expect(transition(choosing, way)).toEqual([{ ...choosing, problem: { on: 'page', message: 'Enter a tip.' } }])
    for (const way of ways(null)) expect(transition(choosing, way)).toEqual([choosing])
  })

  it('asks each question before anything is sent, and pays after the last yes', () => {
    const [tip] = transition({ ...choosing, card }, { type: 'paySubmitted', card, paying: twice, ...press })
    expect(tip).toMatchObject({ status: 'asking', card, question: tipQuestion, confirmed: [] })
    const yes = { type: 'questionConfirmed', paying: twice, ...press } as const
    const [bill] = transition(tip, yes)
    expect(bill).toMatchObject({ status: 'asking', card, question: billQuestion, confirmed: ['tip'] })
    expect(transition(bill, yes)[1]).toMatchObject({ type: 'sendPayment', request: { key: 'attempt-1', what: lunch } })
    // The payer goes back to their card, and nothing is confirmed.
    for (const type of ['questionDeclined', 'nextStarted'] as const)
      expect(transition(bill, { type })).toEqual([{ status: 'choosing', card, problem: null }])
  })

  it('CHK-04 opens a wallet for a press alone: after the last yes it is pressed again', () => {
    const asks = [tipQuestion]
    const [asking] = transition(choosing, { type: 'walletPressed', paying: { ...agreement, asks } })
    const confirmed = transition(asking, { type: 'questionConfirmed', paying: { ...agreement, asks }, ...press })
    expect(confirmed).toEqual([{ ...choosing, confirmed: ['tip'] }])
    expect(transition(confirmed[0], { type: 'walletPressed', paying: { ...agreement, asks } })).toEqual(confirmed)
  })

  it('CHK-04 pays nothing after a yes to another sum: what credit paid may be the card’s by now', () => {
    const asks = [tipQuestion]
    const free = { what: { ...lunch, amount: cents(0) }, details: null, asks }
    const [asked] = transition(choosing, { type: 'paySubmitted', card: { kind: 'noCard' }, paying: free, ...press })
    const confirm = (amount: number) =>
      transition(asked, { type: 'questionConfirmed', paying: { ...free, what: { ...lunch, amount: cents(amount) } }, ...press })
    expect(confirm(0)[1]).toMatchObject({ type: 'sendPayment', request: { paymentMethodId: null } })
    expect(confirm(5_00)).toMatchObject([{ status: 'choosing', problem: { on: 'page' } }])
  })

  it('says that the amount has changed while a sheet was open', () => {
    const what = { ...lunch, amount: cents(9_00) }
    const confirmed = { type: 'walletConfirmed', amount: lunch.amount, paying: { ...allowed, what }, ...press } as const
    const message = 'The amount has changed, and nothing was charged. Please check it, and pay again.'
    expect(transition(choosing, confirmed)).toEqual([{ ...choosing, problem: { on: 'page', message } }])
  })

  it('clears an old reason at the press of a wallet', () => {
    const declined = paymentStates.choosingDeclined
    expect(transition(declined, { type: 'walletPressed', paying: allowed })).toEqual([{ ...declined, problem: null }])
  })
})
