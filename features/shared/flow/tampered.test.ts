import { describe, expect, it } from 'vitest'
import { states as checkout } from '../../checkout/examples/states.ts'
import { savedCheckout } from '../../checkout/transition.ts'
import { everyState } from '../../claim/examples/states.ts'
import { savedClaim } from '../../claim/transition.ts'
import { states as managers } from '../../managers/checkout/examples/states.ts'
import { savedCheckout as savedOfManagers } from '../../managers/checkout/checkout.ts'
import { link } from '../../pos/examples/examples.ts'
import { posStates } from '../../pos/examples/states.ts'
import { posSurface } from '../../pos/surface.ts'

const claim = savedClaim(() => true)
const pos = posSurface(link, { stage: () => null, paidBefore: () => null }).saved
const { read, toSave } = savedCheckout(() => true)

const savedFlows = [
  ...everyState.map((state) => [`a claim: ${state.status}`, claim.read, claim.toSave(state)] as const),
  ...Object.values(checkout).map((state) => [`a checkout: ${state.status}`, read, toSave(state)] as const),
  ...[managers.payment, managers.success].map(
    (state) => [`a manager's checkout: ${state.status}`, savedOfManagers.read, savedOfManagers.toSave(state)] as const,
  ),
  ...[posStates.review, posStates.addCredit].map((state) => [`an order: ${state.status}`, pos.read, pos.toSave(state)] as const),
] as const

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value with each of its parts, however deep, replaced by an empty object. */
const tampered = (value: unknown): readonly unknown[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, part]) =>
        [{}, ...tampered(part)].map((other) => (Array.isArray(value) ? [other] : { ...value, [name]: other })),
      )
    : []

describe('NET-08 a saved state', () => {
  it.each(savedFlows)('begins anew where any part was tampered with: %s', (_, read, saved) => {
    expect(read(saved)).not.toBeNull()
    const others = tampered(saved)
    expect(others).not.toHaveLength(0)
    expect(others.filter((other) => read(other) !== null)).toEqual([])
  })
})
