import { describe, expect, it } from 'vitest'
import { answered } from '../../shared/api/answers/answer.ts'
import { type LunchPayment, lunchRules, payer } from '../examples.ts'
import type { PaymentEvent } from './payment.ts'
import { paymentAlone } from './paymentAlone.ts'
import { attempt, earlier, found, menu, open, ordering, other, paid, press, sent } from '../testing/menuPage.ts'
import { withPayment } from './withPayment.ts'

const ends = (of: typeof earlier) => ({ type: 'endAttempt', attempt: of, ending: { charged: null, isSettled: true } })

describe('NET-08 a page that pays', () => {
  it('starts the next payment with the card of the last, and ends the record of what it has shown first', () => {
    const { page, send, pay, taken } = open()
    send(menu)
    pay(press)
    pay(paid)
    taken()
    send({ type: 'next' })
    expect(page()).toMatchObject({ flow: { status: 'reading' }, payment: { status: 'choosing', card: { id: 'pm' } } })
    expect(taken()).toEqual([{ type: 'readMenu' }])
  })

  it('receives why nothing was paid, and may be paid again', () => {
    const { page, send, pay, taken } = open()
    send(menu)
    pay(press)
    taken()
    pay(sent(answered({ outcome: 'declined', code: 'card_declined' })))
    expect(page()).toMatchObject({ flow: ordering('soldOut'), payment: { status: 'choosing', problem: null } })
    expect(taken()).toEqual([
      { type: 'endAttempt', attempt, ending: 'uncharged' },
      { type: 'recordAttempt', attempt: null },
    ])
  })

  it('receives that a payment has begun, and that a card was saved', () => {
    const { page, send, pay } = open()
    send(menu)
    pay({ type: 'cardSubmitted', payer })
    pay({ type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm', isSaved: true }) })
    expect(page()).toMatchObject({ flow: ordering('saved'), payment: { status: 'choosing', card: { id: 'pm' } } })
    pay(press)
    expect(page().flow).toEqual(ordering())
  })
})

describe('NET-08 an earlier attempt', () => {
  it('comes before the page’s own steps, which read nothing meanwhile, as each other one does', () => {
    const attempts = [earlier, other, { ...other, key: 'third' }, { ...other, key: 'fourth' }]
    const { page, pay, taken } = open(attempts)
    for (const unresolved of attempts) {
      expect(page()).toMatchObject({ flow: null, payment: { status: 'paymentUnknown', sent: null } })
      expect(taken().slice(-2)).toEqual([
        { type: 'recordAttempt', attempt: unresolved },
        { type: 'lookUpPayment', request: { key: unresolved.key } },
      ])
      pay(found('closed'))
    }
    expect(page()).toMatchObject({ flow: { status: 'reading' }, payment: { status: 'choosing' } })
    expect(taken()).toContainEqual({ type: 'readMenu' })
  })

  it('that has paid for something else is shown once, and the payer goes on', () => {
    const { page, send, pay, taken } = open([other])
    taken()
    pay(found('paid'))
    expect([page().payment.status, taken()]).toEqual(['earlierPaid', [{ type: 'recordAttempt', attempt: null }, ends(other)]])
    send(menu)
    expect(taken()).toEqual([])
    pay({ type: 'unresolvedLeft' })
    expect(page()).toMatchObject({ flow: { status: 'reading' }, payment: { status: 'choosing' } })
    expect(taken()).toEqual([{ type: 'readMenu' }, ends(other)].toReversed())
  })

  it('that another tab has begun pauses the steps: they send nothing, and read again after it', () => {
    const { page, send, pay, taken } = open()
    send(menu)
    pay(press)
    pay(sent(answered({ outcome: 'earlierFirst', attempts: [other] })))
    taken()
    send({ type: 'left' })
    expect([page().flow, taken()]).toEqual([ordering(), []])
    pay(found('closed'))
    expect(page().flow).toEqual({ status: 'reading' })
    expect(taken()).toContainEqual({ type: 'readMenu' })
  })
})

describe('NET-08 a reload', () => {
  it('restores the steps and the chosen card, and reads again', () => {
    const { machine, send, pay, page } = open()
    send(menu)
    pay({ type: 'methodChosen', method: { kind: 'savedCard', id: 'pm' } })
    const restored = machine.saved.read(machine.saved.toSave(page()))
    expect(restored).toMatchObject({ flow: { status: 'reading' }, payment: { status: 'choosing', card: { id: 'pm' } } })
    expect(restored && machine.transition(restored, { type: 'reloaded' })[1]).toEqual({ type: 'readMenu' })
  })

  it('looks an earlier attempt up first, whatever was saved, and keeps the steps for later', () => {
    const { machine } = open([earlier])
    const restored = machine.saved.read({ flow: { status: 'thanks', key: 'x' }, card: null })
    expect(restored).toMatchObject({ flow: { status: 'thanks' }, payment: { status: 'paymentUnknown', sent: null } })
    const [, ...commands] = restored ? machine.transition(restored, { type: 'reloaded' }) : []
    expect(commands).toContainEqual({ type: 'payment', command: { type: 'lookUpPayment', request: { key: 'earlier' } } })
    // The steps go on, and send nothing.
    expect(restored && machine.transition(restored, { type: 'next' })).toHaveLength(1)
  })

  it('begins anew where the card cannot be read', () => {
    const { machine } = open()
    for (const saved of [null, 'visa', { flow: null, card: { kind: 'bitcoin' } }, { flow: null }])
      expect(machine.saved.read(saved)).toBeNull()
  })
})

it('NET-08 a page that only pays hands each payment on once, ends its record, and says why nothing was paid', () => {
  const machine = withPayment(paymentAlone<LunchPayment>(), { ...lunchRules, notPaid: () => 'soldOut' as const }, () => [])
  let [page] = machine.begin()
  const after = (event: PaymentEvent<LunchPayment>) => {
    const [next, ...commands] = machine.transition(page, { type: 'payment', event })
    page = next
    return [next.payment.status, ...commands.map((each) => (each.type === 'payment' ? each.command.type : each.type))]
  }
  after(press)
  expect(after(sent(answered({ outcome: 'declined', code: 'card_declined' })))).toEqual([
    'choosing',
    'endAttempt',
    'recordAttempt',
    'showNotPaid',
  ])
  after({ ...press, key: 'b' })
  expect(after(paid)).toEqual(['paid', 'recordAttempt', 'showPaid', 'endAttempt'])
  expect(after({ type: 'cardChanged' })).toEqual(['paid'])
  const once = withPayment(paymentAlone<LunchPayment>(), lunchRules, () => [earlier])
  expect(once.transition(once.begin()[0], { type: 'payment', event: found('paid') })[0].payment.status).toBe('paid')
})
