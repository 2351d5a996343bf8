import { expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import type { PosEvent } from './pos.ts'
import type { PosState } from './states.ts'
import { agreedOnBill, after, billToPay, link, notPaid, paidWith, receipt, creditToPay } from './examples/examples.ts'
import { posStates as states, posVariants as variants } from './examples/states.ts'
import { posSurface } from './surface.ts'
import { transition } from './transition.ts'

const commandsOf = (state: PosState, event: PosEvent) => transition(state, event).slice(1)

it('POS-10 shows success, returns, and offers the way back after 6 s', () => {
  expect(commandsOf(states.review, paidWith())).toEqual([
    { type: 'wait', ms: 3_000, then: { type: 'returnDue' } },
    { type: 'wait', ms: 6_000, then: { type: 'returnOffered' } },
  ])
  expect(commandsOf(states.success, { type: 'returnDue' })).toEqual([{ type: 'leave', href: link.returnUrl }])
  expect(after(states.success, { type: 'returnOffered' })).toMatchObject({ canReturn: true })
  expect(states.success).toMatchObject({ paid: { check: '1042', amount: 97_88, reference: 'payment-7' }, isProof: true })
})

it('POS-10 returns only at a press where something else was charged than agreed, and says so of credit too', () => {
  const [success, ...commands] = transition(states.review, paidWith({ charged: cents(90_00) }))
  expect([success, commands]).toMatchObject([{ status: 'success', canReturn: true, paid: { charged: 90_00, amount: 97_88 } }, []])
  const attempt = { ...creditToPay, key: 'k' }
  const bought = after(variants.addCreditPurchase, { type: 'paid', receipt: { ...receipt, charged: cents(5_00) }, attempt })
  expect(bought).toMatchObject({ notice: expect.stringMatching(/ \$5\.00 was charged, not \$50\.00\.$/) as unknown })
})

it('NET-08 names the check that was paid, also where the page is about another one', () => {
  const attempt = { ...billToPay, terms: { kind: 'bill' as const, agreed: { ...agreedOnBill, check: '1043' } }, key: 'key-2' }
  expect(after(states.review, { type: 'paid', receipt, attempt })).toMatchObject({ link: { ticket: '1042' }, paid: { check: '1043' } })
})

it('RCT-01 stays for a receipt, and returns at once where the diner wants none', () => {
  const asked = after(states.success, { type: 'stayed' })
  expect(asked).toMatchObject({ canReturn: true })
  expect(commandsOf(asked, { type: 'returnDue' })).toEqual([])
  for (const state of [states.success, asked])
    expect(commandsOf(state, { type: 'receiptDeclined' })).toEqual([{ type: 'leave', href: link.returnUrl }])
})

it('NET-08 shows that the bill is paid wherever the diner learns of it', () => {
  for (const state of Object.values(states)) expect(after(state, paidWith()).status).toBe('success')
})

it('POS-11 returns 3 s after it learns that the bill is paid', () => {
  expect(transition(states.review, notPaid({ kind: 'alreadyPaid' }))).toEqual([
    { status: 'alreadyPaid', link },
    { type: 'wait', ms: 3_000, then: { type: 'returnDue' } },
  ])
  expect(commandsOf(states.alreadyPaid, { type: 'returnDue' })).toEqual([{ type: 'leave', href: link.returnUrl }])
})

it('POS-15 stays where the till was not informed, until the server takes it back', () => {
  const state = states.tillNotInformed
  for (const event of [{ type: 'back' }, { type: 'nextChosen' }, { type: 'retry' }] as const) expect(after(state, event)).toBe(state)
  expect(after(state, paidWith()).status).toBe('success')
  expect(after(state, notPaid({ kind: 'reversed' }))).toMatchObject({
    status: 'loading',
    notice: 'Your payment didn’t go through after all, and nothing was charged. Please pay again.',
  })
})

it('NET-11 forgets the diner who signs out', () => {
  const saved = posSurface(link, { stage: () => null, paidBefore: () => null }).saved
  for (const state of [states.success, states.tillNotInformed])
    for (const why of ['signedOut', 'expired'] as const) {
      const left = after(state, { type: 'signedOut', why })
      expect(left).toMatchObject({ status: 'loading', restored: null })
      // The way back that was to be offered changes nothing, and nothing of the payment is saved.
      expect(after(left, { type: 'returnOffered' })).toBe(left)
      expect(saved.toSave(left)).toEqual({ choices: null })
    }
})
