import { beforeEach, describe, expect, it } from 'vitest'
import { bodies, charges, newDevice, showFirst } from './device.ts'
import { type Surface, type Terms, surfaces } from './surfaces.ts'

// A card pays the sum that its payer saw, or nothing is sent.

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

type Shown = Parameters<typeof showFirst>[0]
type Sale = {
  readonly terms: Terms
  readonly amount: number | null
  readonly charged: readonly number[]
  readonly body: string | undefined
}

/** Opens a bill on a new phone, and pays it. `shown`: what the page was shown, and is so no more. */
async function sell(surface: Surface, ticket: string, terms: Terms, shown: Shown = null): Promise<Sale> {
  newDevice()
  showFirst(shown)
  const page = await surface.open({ ticket }, terms)
  showFirst(null)
  const amount = page.amount()
  await page.pay('saved card')
  return { terms, amount, charged: charges(ticket), body: bodies[0] }
}

const reward = (balance: string) => ({ claim_details: { balance, offer_claim_id: 881 } })

/** Values that a page was shown, and that are no longer so. */
const spent = {
  'a reward': reward('35.00'),
  'the balance': { ...reward('20.00'), balance: '40.00', credit_balance: '40.00' },
  'the house account': { bill_house_account_amount: '15.00' },
} as const

const bills = { 'a bill': '1042', 'a bill with a house account': '1047' } as const
type Group = keyof typeof spent | keyof typeof bills

/** Sells in each state: each choice, where the page shows what is so. */
async function sellAll(surface: Surface): Promise<ReadonlyMap<Group, readonly Sale[]>> {
  const sales = new Map<Group, Sale[]>()
  const add = async (group: Group, ...sale: Parameters<typeof sell>) =>
    void sales.set(group, [...(sales.get(group) ?? []), await sell(...sale)])
  for (const terms of choices(surface)) {
    await add('a bill', surface, bills['a bill'], terms)
    await add('a bill with a house account', surface, bills['a bill with a house account'], terms)
  }
  await add('a reward', surface, bills['a bill'], usual, spent['a reward'])
  await add('the balance', surface, bills['a bill'], usual, spent['the balance'])
  await add('the house account', surface, bills['a bill'], usual, spent['the house account'])
  return sales
}

describe.each(surfaces)('NET-08 CHK-04 $name', (surface) => {
  let sold: ReturnType<typeof sellAll> | null = null
  const salesOf = async (group: Group) => (await (sold ??= sellAll(surface))).get(group) ?? []

  for (const group of ['a bill', 'a bill with a house account'] as const)
    it(`charges what it says, for each choice of ${group}`, async () => {
      const sales = await salesOf(group)
      expect(sales.map(({ terms, charged }) => ({ terms, charged }))).toEqual(
        sales.map(({ terms, amount }) => ({ terms, charged: [amount] })),
      )
    })

  for (const group of ['a reward', 'the balance', 'the house account'] as const)
    it(`charges what it says, or nothing, once ${group} is spent`, async () => {
      const [[now], sales] = [await salesOf('a bill'), await salesOf(group)]
      for (const { amount, charged } of sales) {
        expect(amount).not.toBe(now?.amount)
        expect(charged.filter((sum) => sum !== amount)).toEqual([])
      }
    })

  it('sends no body for two sums', async () => {
    const sums = new Map<string, Set<number | null>>()
    for (const sales of (await (sold ??= sellAll(surface))).values())
      for (const { amount, body } of sales) if (body !== undefined) sums.set(body, new Set(sums.get(body)).add(amount))
    expect([...sums].filter(([, { size }]) => size > 1)).toEqual([])
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
      expect([bodies, charges(bills['a bill'])]).toEqual([[], []])
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
    expect([bodies, charges(bills['a bill'])]).toEqual([[], []])
  })

  it.each([
    ['25.50', '25.00', 50],
    ['20.00', '25.00', 0],
  ])('pays a part of $%s with credit of $%s: a card pays %i cents', async (part, balance, sum) => {
    const page = await openPart(surface, part, balance)
    expect([page.amount(), page.blocked()]).toEqual([sum, null])
    await page.pay('saved card')
    expect(bodies).toHaveLength(1)
  })
})
