import { beforeEach, describe, expect, it } from 'vitest'
import { writes, charges, newDevice, showFirst } from './device.ts'
import { type Surface, type Terms, surfaces } from './surfaces.ts'

// A card pays the sum that its page says, or nothing is sent.

const usual: Terms = { tip: '10.00' }

/** The choices of a surface, each with each. */
const choices = ({ name }: Surface): readonly Terms[] => {
  const alternatives: readonly (readonly Partial<Terms>[])[] = [
    [{}, { part: '50.00' }],
    [{}, { reward: false }],
    ...(name === 'hosted checkout' ? [] : [[{}, { cash: false } as const]]),
    ...(name === 'managers' ? [[{}, { expense: 'business' } as const]] : []),
  ]
  return alternatives.reduce<readonly Terms[]>((all, each) => all.flatMap((terms) => each.map((more) => ({ ...terms, ...more }))), [usual])
}

const bills = { 'a bill': '1042', 'a bill with a house account': '1047' } as const

describe.each(surfaces)('NET-08 CHK-04 $name', (surface) => {
  it.each(Object.entries(bills))('charges what it says, for each choice of %s', async (_, ticket) => {
    for (const terms of choices(surface)) {
      newDevice()
      const page = await surface.open({ ticket }, terms)
      const amount = page.amount()
      await page.pay('saved card')
      expect({ terms, charged: charges(ticket) }).toEqual({ terms, charged: [amount] })
    }
  })
})

const invalid: readonly Terms[] = [
  ...['10,50', '0.30', '', '5.001', 'ten'].map((tip) => ({ tip })),
  ...['0', ''].map((part) => ({ ...usual, part })),
]

describe.each(surfaces)('TIP-01 SPL-01 $name', (surface) => {
  beforeEach(newDevice)
  for (const terms of invalid)
    it(`sends nothing by any way, while ${terms.part === undefined ? `the tip is “${terms.tip}”` : `the part is “${terms.part}”`}`, async () => {
      const page = await surface.open({ ticket: bills['a bill'] }, terms)
      for (const way of surface.ways) await page.pay(way, true)
      expect([writes, charges(bills['a bill'])]).toEqual([[], []])
    })
})

/** Opens a part of a bill, without a tip, for a member with this balance. */
function openPart(surface: Surface, part: string, balance: string) {
  showFirst({ balance, credit_balance: balance, ik_pass_balance: '0.00', tipping_enabled: false })
  return surface.open({ ticket: bills['a bill'] }, { tip: '0', reward: false, part })
}

describe.each(surfaces)('CHK-04 SPL-01 $name', (surface) => {
  beforeEach(newDevice)

  it.each([
    ['25.30', '25.00', 30],
    ['25.01', '25.00', 1],
    ['0.30', '0.00', 30],
  ])('sends nothing by any way for a part of $%s with credit of $%s: a card cannot pay %i cents', async (part, balance, sum) => {
    const page = await openPart(surface, part, balance)
    const reason = 'A card can pay $0.50 or more. Use less credit, add a tip, or pay another part.'
    expect([page.amount(), page.blocked()]).toEqual([sum, reason])
    for (const way of surface.ways) await page.pay(way, true)
    expect([writes, charges(bills['a bill'])]).toEqual([[], []])
  })

  it.each([
    ['25.50', '25.00', 50],
    ['20.00', '25.00', 0],
  ])('pays a part of $%s with credit of $%s: a card pays %i cents', async (part, balance, sum) => {
    const page = await openPart(surface, part, balance)
    expect([page.amount(), page.blocked()]).toEqual([sum, null])
    await page.pay('saved card')
    expect(writes).toHaveLength(1)
  })
})
