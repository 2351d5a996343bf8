import { describe, expect, it } from 'vitest'
import { posSurface } from './surface.ts'
import { link } from './examples/examples.ts'
import { posStates, posVariants } from './examples/states.ts'

const allowed = (address: string | null) => (address === 'lunch://done' ? address : null)
const saving = () => posSurface(link, allowed).saved
const roundTrip = (state: (typeof posStates)[keyof typeof posStates]) => {
  const { toSave, read } = saving()
  return read(JSON.parse(JSON.stringify(toSave(state))))
}

describe('a reload', () => {
  it.each(['addCredit'] as const)('keeps the choices and the stage of %s, and reads the bill again', (stage) => {
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

  it('saves nothing of the venue, the cards or the bill', () => {
    const text = JSON.stringify(Object.values({ ...posStates, ...posVariants }).map((state) => saving().toSave(state)))
    for (const secret of ['4242', 'Grilled octopus', 'secret', 'tok_', 'harbor-and-rye']) expect(text).not.toContain(secret)
  })
})
