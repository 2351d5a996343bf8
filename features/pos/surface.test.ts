import { describe, expect, it } from 'vitest'
import { posSurface } from './surface.ts'
import { cents } from '../shared/money/money.ts'
import { billToPay, link, receipt } from './examples/examples.ts'
import { posStates, posVariants } from './examples/states.ts'

const attempt = { ...billToPay, key: 'key-1' }
const { saved } = posSurface(link, () => null)
/** The tab knows the payment that the address names, without a reference and a way back. */
const paidBefore = posSurface(link, () => ({ type: 'paid', attempt, receipt: { ...receipt, reference: null }, isReloaded: true }))
const roundTrip = (state: (typeof posStates)[keyof typeof posStates], { read, toSave } = saved) =>
  read(JSON.parse(JSON.stringify(toSave(state))))

describe('a reload', () => {
  it.each(['addCredit'] as const)('keeps the choices and the stage of %s, and reads the bill again', (stage) => {
    expect(roundTrip(posStates[stage])).toMatchObject({ status: 'loading', restored: { stage, choices: posStates[stage].visit.choices } })
  })

  it('POS-10 shows a payment that the address names again, which proves nothing to staff, and asks for its receipt', () => {
    const [shown, ...commands] = paidBefore.begin()
    expect(shown).toEqual({ ...posStates.success, paid: { ...posStates.success.paid, reference: null }, canReturn: true, isProof: false })
    expect(commands).toEqual([{ type: 'readReceipt', right: posStates.success.paid.receiptRight }])
    // The choices of a later visit are of no payment.
    expect(roundTrip(posStates.addCredit, paidBefore.saved)).toBeNull()
    const read = { ...receipt, charged: cents(90_00), returnUrl: 'lunch://done' }
    const [known, ...more] = paidBefore.transition(shown, { type: 'receiptRead', receipt: read })
    const { reference, charged, returnUrl } = read
    expect([known, more]).toMatchObject([
      { status: 'success', paid: { reference, charged, returnUrl }, canReturn: true, isProof: false },
      [],
    ])
  })

  it('POS-10 begins anew at the order’s link after a payment, and keeps nothing of it', () => {
    expect([roundTrip(posStates.success), saved.toSave(posStates.success)]).toEqual([null, { restored: null }])
    expect(posSurface(link, () => null).begin()).toEqual([posStates.loading])
  })

  it('saves nothing of the venue, the cards or the bill', () => {
    const text = JSON.stringify(Object.values({ ...posStates, ...posVariants }).map((state) => saved.toSave(state)))
    for (const secret of ['4242', 'Grilled octopus', 'secret', 'tok_', 'harbor-and-rye']) expect(text).not.toContain(secret)
  })
})
