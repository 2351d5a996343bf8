import { expect, it } from 'vitest'
import { firstPart } from '../bill/sums/part.ts'
import { typedTip } from '../bill/tipping/tip.ts'
import { firstChoice, getPaying } from './checkToPay.ts'
import { dinerTickets, dinerVenues, openCheck } from './examples/checks.ts'
import { checkToPay } from './examples/payments.ts'

const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }
const member = { ...dinerVenues.member, projectId: '70' }
const { dinner } = dinerTickets

it('DIN-01 pays what the diner sees, at the restaurant of the check’s address', () => {
  const { amounts } = openCheck(member, dinner)
  const lastPayment = { id: '7', amount: null, at: null, tillKnows: true }
  expect(getPaying(check, member, { ...dinner, lastPayment }, amounts)).toMatchObject({
    tillKnows: true,
    what: {
      at: ['tableside', 'harbor', '1042'],
      thing: checkToPay.thing,
      amount: 77_88,
      gets: [{ of: 'credit back', sum: 11_74 }],
      terms: { breakdown: amounts.breakdown, claimId: '881', earned: 11_74 },
    },
    details: { ...check, projectId: '70', locationId: '700' },
  })
})

it('DIN-01 begins with the best reward that the check can use, whichever the server proposes', () => {
  const now = new Date('2026-11-20T23:30:00Z')
  const proposed = { ...member, chosenClaimId: '882' }
  const saved = { part: firstPart, tip: typedTip('7.00') }
  expect(firstChoice(dinner, proposed, now, saved)).toMatchObject(saved)
  expect([firstChoice(dinner, proposed, now).claimId, firstChoice(dinner, dinerVenues.guest, now).claimId]).toEqual(['881', null])
})
