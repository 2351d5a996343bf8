import { describe, expect, it } from 'vitest'
import { withPayment } from '../payment/attempt/withPayment.ts'
import { answered } from '../shared/api/answers/answer.ts'
import { shortHash } from '../shared/api/answers/shortHash.ts'
import { posSurface } from './surface.ts'
import { paymentRules } from './toPay.ts'
import { cents } from '../shared/money/money.ts'
import { billToPay, link, receipt } from './examples/examples.ts'
import { posStates, posVariants } from './examples/states.ts'

const attempt = { ...billToPay, key: 'key-1' }
const { saved } = posSurface(link, { stage: () => null, paidBefore: () => null })
/** The tab knows the payment that the address names, without a reference and a way back. */
const paidBefore = posSurface(link, {
  stage: () => null,
  paidBefore: () => ({ type: 'paid', attempt, receipt: { ...receipt, reference: null }, isReloaded: true }),
})
const roundTrip = (state: (typeof posStates)[keyof typeof posStates], { read, toSave } = saved) =>
  read(JSON.parse(JSON.stringify(toSave(state))))

describe('a reload', () => {
  it('keeps the choices at the stage of the address, and reads the bill again', () => {
    const at = posSurface(link, { stage: () => 'addCredit', paidBefore: () => null }).saved
    const { choices } = posStates.addCredit.visit
    expect(roundTrip(posStates.addCredit, at)).toMatchObject({ status: 'loading', restored: { stage: 'addCredit', choices } })
    // The stage of somebody whose choices this tab does not have is not opened.
    expect(at.read(at.toSave(posStates.loading))).toBeNull()
  })

  it('POS-10 shows a payment that the address names again, which proves nothing to staff, and asks for its receipt', () => {
    const [shown, ...commands] = paidBefore.begin()
    expect(shown).toEqual({ ...posStates.success, paid: { ...posStates.success.paid, reference: null }, canReturn: true, isProof: false })
    expect(commands).toEqual([{ type: 'readReceipt', right: posStates.success.paid.receiptRight }])
    // The choices of a later visit are of no payment.
    expect(roundTrip(posStates.addCredit, paidBefore.saved)).toBeNull()
    const read = { ...receipt, charged: cents(90_00), returnUrl: 'lunch://done' }
    const right = { of: 'receipt', name: shortHash('key-1') } as const
    const [known, ...more] = paidBefore.transition(shown, { type: 'receiptRead', right, receipt: read })
    const { reference, charged, returnUrl } = read
    expect([known, more]).toMatchObject([
      { status: 'success', paid: { reference, charged, returnUrl }, canReturn: true, isProof: false },
      [],
    ])
    expect(paidBefore.transition(shown, { type: 'receiptRead', right, receipt: null })).toMatchObject([
      { status: 'loading', notice: expect.stringContaining('didn’t go through') as unknown },
    ])
  })

  it('NET-08 POS-10 shows a later payment whose answer was lost, and not the one that the address names', () => {
    const later = { ...attempt, key: 'key-2' }
    const { begin, transition } = withPayment(
      paidBefore,
      paymentRules(() => billToPay.thing),
      () => [later],
    )
    const answer = answered({ outcome: 'paid', receipt: { ...receipt, reference: 'payment-8' } } as const)
    const [page, ...commands] = transition(begin()[0], { type: 'payment', event: { type: 'lookUpPaymentAnswered', answer } })
    const own = { reference: 'payment-8', receiptRight: { of: 'receipt', name: shortHash('key-2') } }
    expect(page).toMatchObject({ flow: { status: 'success', paid: own } })
    expect(commands).toContainEqual({
      type: 'payment',
      command: expect.objectContaining({ type: 'endAttempt', attempt: later }) as unknown,
    })
    // The receipt of the other one is no more than its own.
    const right = { of: 'receipt', name: shortHash('key-1') } as const
    for (const late of [{ ...receipt, charged: cents(1_00) }, null])
      expect(transition(page, { type: 'receiptRead', right, receipt: late })[0]).toMatchObject({ flow: { status: 'success', paid: own } })
  })

  it('POS-10 begins anew at the order’s link after a payment, and keeps nothing of it', () => {
    expect([roundTrip(posStates.success), saved.toSave(posStates.success)]).toEqual([null, { choices: null }])
    expect(posSurface(link, { stage: () => null, paidBefore: () => null }).begin()).toEqual([posStates.loading])
  })

  it('saves nothing of the venue, the cards or the bill', () => {
    const text = JSON.stringify(Object.values({ ...posStates, ...posVariants }).map((state) => saved.toSave(state)))
    for (const secret of ['4242', 'Grilled octopus', 'secret', 'tok_', 'harbor-and-rye']) expect(text).not.toContain(secret)
  })
})
