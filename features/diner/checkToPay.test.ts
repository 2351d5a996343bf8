import { expect, it } from 'vitest'
import { paymentAlone } from '../payment/attempt/paymentAlone.ts'
import { withPayment } from '../payment/attempt/withPayment.ts'
import { answered } from '../shared/api/answers/answer.ts'
import { type CheckPayment, firstChoice, getPaying, isSameCheck } from './checkToPay.ts'
import { dinerTickets, dinerVenues, openCheck, receipts } from './examples/checks.ts'
import { checkToPay, dinerPayments } from './examples/payments.ts'

const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }
const member = { ...dinerVenues.member, projectId: '70' }
const { dinner } = dinerTickets

it('DIN-01 pays what the diner sees, at the restaurant of the check’s address', () => {
  const { amounts } = openCheck(member, dinner)
  expect(getPaying(check, member, dinner, amounts, dinner)).toMatchObject({
    what: { ...check, thing: checkToPay.thing, amount: 77_88 },
    details: { projectId: '70', locationId: '700', agreed: { breakdown: amounts.breakdown, claimId: '881', earned: 11_74 } },
  })
})

it('DIN-01 begins with the best reward that the check can use, whichever the server proposes', () => {
  const now = new Date('2026-11-20T23:30:00Z')
  const proposed = { ...member, chosenClaimId: '882' }
  expect([firstChoice(dinner, proposed, now).claimId, firstChoice(dinner, dinerVenues.guest, now).claimId]).toEqual(['881', null])
})

it('DIN-01 a paid check leads to its payment once, and its record ends then', () => {
  const machine = withPayment(paymentAlone<CheckPayment>(), { isOwn: (attempt) => isSameCheck(attempt, check) }, () => [])
  const receipt = receipts.guest
  const sent = { ...machine.begin()[0], payment: dinerPayments.paying }
  const answer = answered({ outcome: 'paid', receipt } as const)
  const [paid, ...commands] = machine.transition(sent, { type: 'payment', event: { type: 'sendPaymentAnswered', answer } })
  expect(commands).toMatchObject([
    { command: { type: 'recordAttempt', attempt: null } },
    { type: 'showPaid', paid: { attempt: { key: 'attempt-1' }, receipt } },
    { command: { type: 'endAttempt', paid: { receipt } } },
  ])
  expect(machine.transition(paid, { type: 'reloaded' })).toHaveLength(1)
})
