import { expect, it } from 'vitest'
import { paymentAlone } from '../payment/attempt/paymentAlone.ts'
import { withPayment } from '../payment/attempt/withPayment.ts'
import { answered } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { type CheckPayment, firstChoice, getCheckToPay, getPaying, getCheckAmounts, isSameCheck } from './checkToPay.ts'
import { changedBill } from '../bill/paying/changedBill.ts'
import { dinerTickets, dinerVenues, openCheck, receipts } from './examples/checks.ts'
import { checkToPay } from './examples/payments.ts'

const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }
const at = { projectId: '70' }
const member = { ...dinerVenues.member, ...at }
const rich = { ...dinerVenues.rich, ...at }
const guest = { ...dinerVenues.guest, ...at }
const { dinner } = dinerTickets
const now = new Date('2026-11-20T23:30:00Z')

it('DIN-01 pays what the diner sees: what was due, their tip, their cash and the reward that pays', () => {
  const choice = { part: null, tip: null, claimId: '881', useCash: true }
  expect(getCheckToPay(check, member, dinner, getCheckAmounts(dinner, member, choice, now))).toMatchObject({
    ...check,
    amount: 77_88,
    due: 103_68,
    tip: 19_20,
    cash: 25_00,
    claimId: '881',
    rest: { ofPayer: 0, ofBill: 0 },
  })
  const { amounts } = openCheck(guest, dinner)
  expect(getCheckToPay(check, guest, dinner, amounts)).toMatchObject({ amount: 122_88, due: 103_68, cash: 0, claimId: null })
})

it('DIN-01 begins with the best reward that the check can use, whichever the server proposes', () => {
  const proposed = { ...member, chosenClaimId: '882' }
  expect([firstChoice(dinner, proposed, now).claimId, firstChoice(dinner, guest, now).claimId]).toEqual(['881', null])
})

it('DIN-01 uses up no reward that pays nothing', () => {
  const onAccount = { ...dinner, houseAccount: dinner.due }
  const amounts = getCheckAmounts(onAccount, member, { part: null, tip: null, claimId: '881', useCash: true }, now)
  expect(getCheckToPay(check, member, onAccount, amounts).claimId).toBeNull()
})

it('NET-08 a payment without a card is known by its total', () => {
  const { amounts } = openCheck(rich, dinner)
  const what = getCheckToPay(check, rich, dinner, amounts)
  expect(what).toMatchObject({ amount: 0, tip: 0, shown: 103_68 })
})

it('DIN-01 pays with a reward on its last day at the restaurant, wherever the browser is', () => {
  // The evening of November 20 in New York, and the afternoon of November 21 in Auckland.
  const evening = new Date('2026-11-21T03:00:00Z')
  const claimAt = (timeZone: string) => {
    const offers = member.offers.map((offer) => ({ ...offer, ends: [{ lastDay: '2026-11-20' }] }))
    const venue = { ...member, timeZone, offers }
    return getCheckToPay(
      check,
      venue,
      dinner,
      getCheckAmounts(dinner, venue, { part: null, tip: null, claimId: '881', useCash: true }, evening),
    ).claimId
  }
  expect([claimAt('America/New_York'), claimAt('Pacific/Auckland')]).toEqual(['881', null])
})

it('DIN-01 names no reward whose minimum is above the bill and its tip', () => {
  const claimWith = (minimumSpend: number) => {
    const venue = { ...member, offers: member.offers.map((offer) => ({ ...offer, minimumSpend: cents(minimumSpend) })) }
    return getCheckToPay(
      check,
      venue,
      dinner,
      getCheckAmounts(dinner, venue, { part: null, tip: null, claimId: '881', useCash: true }, now),
    ).claimId
  }
  expect([claimWith(122_88), claimWith(122_89)]).toEqual(['881', null])
})

it('DIN-01 a paid check leads to its payment once, and its record ends then', () => {
  const machine = withPayment(paymentAlone<CheckPayment>(), { isOwn: (attempt) => isSameCheck(attempt, check) }, () => [])
  const paying = { what: checkToPay, details: { projectId: '70', locationId: '700' }, asks: [] }
  const press = { type: 'paySubmitted', key: 'key-1', paying, payer: null, card: { kind: 'savedCard', id: 'pm' } } as const
  const receipt = receipts.guest
  const [sent] = machine.transition(machine.begin()[0], { type: 'payment', event: press })
  const answer = answered({ outcome: 'paid', receipt } as const)
  const [paid, ...commands] = machine.transition(sent, { type: 'payment', event: { type: 'sendPaymentAnswered', answer } })
  expect(commands).toMatchObject([
    { command: { type: 'recordAttempt', attempt: null } },
    { type: 'showPaid', paid: { attempt: { key: 'key-1' }, receipt } },
    { command: { type: 'endAttempt', paid: { receipt } } },
  ])
  expect(machine.transition(paid, { type: 'reloaded' })).toHaveLength(1)
})

it('SPL-01 pays a part of what was due, with a tip, a reward and cash of that part alone', () => {
  const half = { kind: 'shares', people: 2, mine: 1 } as const
  const amounts = getCheckAmounts(dinner, member, { part: half, tip: null, claimId: '881', useCash: true }, now)
  expect(getCheckToPay(check, member, dinner, amounts)).toMatchObject({
    due: 103_68,
    part: 51_84,
    total: 103_68,
    rest: { ofPayer: 51_84, ofBill: 51_84 },
    tip: 9_60,
    cash: 25_00,
    amount: 16_44,
  })
  // Rewards and cash pay no more than the part.
  const small = { ...member, cash: cents(500_00) }
  const covered = getCheckToPay(
    check,
    small,
    dinner,
    getCheckAmounts(dinner, small, { part: half, tip: null, claimId: '881', useCash: true }, now),
  )
  expect(covered).toMatchObject({ cash: 31_84, amount: 9_60, rest: { ofPayer: 51_84, ofBill: 51_84 } })
})

it('SPL-01 a bill that another guest has paid of meanwhile is shown again, and the part is no more than is due', () => {
  const choice = { part: { kind: 'amount', typed: '80' }, tip: null, claimId: null, useCash: true } as const
  expect(getCheckAmounts(dinner, guest, choice, now).breakdown).toMatchObject({ paying: 80_00, rest: { ofPayer: 23_68, ofBill: 23_68 } })
  expect(changedBill(dinner, dinerTickets.partPaid)?.kind).toBe('less')
  expect(getCheckAmounts(dinerTickets.partPaid, guest, choice, now).breakdown).toMatchObject({
    paying: 51_84,
    rest: { ofPayer: 0, ofBill: 0 },
  })
})

it('SPL-01 an amount that is missing pays nothing', () => {
  const choice = { part: { kind: 'amount', typed: '' }, tip: null, claimId: null, useCash: true } as const
  const venue = { ...guest, projectId: '70' }
  expect(getPaying(check, venue, dinner, getCheckAmounts(dinner, venue, choice, now), dinner)).toMatchObject({
    blocked: 'Enter how much of the bill to pay',
    isLiftedBy: 'payer',
  })
})
