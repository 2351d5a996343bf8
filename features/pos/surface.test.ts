import { describe, expect, it } from 'vitest'
import { posSurface } from './surface.ts'
import { after, link } from './examples/examples.ts'
import { posStates, posVariants } from './examples/states.ts'

const allowed = (address: string | null) => (address === 'lunch://done' ? address : null)
const saving = () => posSurface(link, allowed).saved
const roundTrip = (state: (typeof posStates)[keyof typeof posStates]) => {
  const { toSave, read } = saving()
  return read(JSON.parse(JSON.stringify(toSave(state))))
}

describe('a reload', () => {
  it.each(['redeemCredit', 'addCredit', 'review'] as const)('keeps the choices and the stage of %s, and reads the bill again', (stage) => {
    expect(roundTrip(posStates[stage])).toMatchObject({ status: 'loading', restored: { stage, choices: posStates[stage].visit.choices } })
  })

  it('POS-10 shows the end of a payment again, which proves nothing to staff', () => {
    expect(roundTrip(posStates.success)).toEqual({ ...posStates.success, canReturn: true, isProof: false })
  })

  it('POS-10 returns only where an answer may lead, and shows only a time that there is', () => {
    const paid = { ...posStates.success.paid, returnUrl: 'lunch://done' }
    const read = (changed: object) => saving().read({ restored: null, paid: { ...paid, ...changed } })
    expect(read({})).toMatchObject({ status: 'success', paid })
    for (const returnUrl of ['javascript:alert(1)', 'https://elsewhere.example/', null])
      expect(read({ returnUrl })).toMatchObject({ status: 'success', paid: { ...paid, returnUrl: null } })
    for (const at of [9e15, '2026-11-20', null]) expect(read({ at })).toBeNull()
  })

  it('POS-15 does not decide whether the till knows: the payment is looked up', () => {
    expect(roundTrip(posStates.tillNotInformed)).toMatchObject({ status: 'loading', restored: null })
  })

  it('saves nothing of the venue, the cards or the bill', () => {
    const text = JSON.stringify(Object.values({ ...posStates, ...posVariants }).map((state) => saving().toSave(state)))
    for (const secret of ['4242', 'Grilled octopus', 'secret', 'tok_', 'harbor-and-rye']) expect(text).not.toContain(secret)
  })

  it('throws away what is no state, and a sum that is no whole cents', () => {
    const { paid } = posStates.success
    for (const saved of [null, 'text', {}, { restored: null }, { restored: null, paid: { ...paid, amount: 0.5 } }])
      expect(saving().read(saved)).toBeNull()
  })

  it('continues where the answer finds it', () => {
    const state = roundTrip(posStates.failed)
    expect(state && after(state, { type: 'reloaded' })).toMatchObject({ status: 'loading', restored: { stage: 'review' } })
  })
})
