import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { type Cents, cents, formatMoney } from '../shared/money.ts'
import { typedCents } from '../shared/typedSum.ts'
import { gratuityTicket, ticket } from './testing/examples.ts'
import { type TipOffer, checkManagerTip, checkTip, isHighTip, managerTipPresets, tipBaseOf, tipOfferOf } from './tip.ts'
import { tipInCents, tipInDollars } from './tipWire.ts'
import { readTyped } from './typed.ts'

const billOf = (total: number, base = total) => ({ total: cents(total), tipBase: cents(base), serviceCharges: [] })
const open = (offer: TipOffer) => {
  if (offer.status === 'disabled') throw new Error('The tip is disabled')
  return offer
}
const pressed = (offer: TipOffer) => open(offer).presets.map(({ label, amount }) => `${label} ${formatMoney(amount)}`)

describe('POS-07 the tips that are offered', () => {
  it('are percentages of the base from a total of $10 up', () => {
    expect(pressed(tipOfferOf(ticket, null))).toEqual(['0% $0.00', '18% $17.28', '20% $19.20', '22% $21.12', '25% $24.00'])
    expect(tipOfferOf(ticket, null)).toMatchObject({ unit: 'percent', base: 9_600, initial: 1_920 })
  })

  it('are lower where the bill holds a gratuity', () => {
    expect(pressed(tipOfferOf(gratuityTicket, null))).toEqual(['0% $0.00', '2% $1.92', '4% $3.84', '8% $7.68', '10% $9.60'])
    expect(tipOfferOf(gratuityTicket, null)).toMatchObject({ initial: 192 })
  })

  it('are not lower for another fee, or for a tip that the bill suggests', () => {
    const serviceCharges = gratuityTicket.serviceCharges.flatMap((charge) => [
      { ...charge, kind: 'fee' as const },
      { ...charge, kind: 'suggestedTip' as const },
    ])
    expect(tipOfferOf({ ...gratuityTicket, serviceCharges }, null)).toMatchObject({ initial: 1_920 })
  })

  it('are dollars below a total of $10', () => {
    expect(pressed(tipOfferOf(billOf(999), null))).toEqual(['$0 $0.00', '$0.75 $0.75', '$1 $1.00', '$2 $2.00', '$3 $3.00'])
    expect(tipOfferOf(billOf(999), null)).toMatchObject({ unit: 'dollars', initial: 100 })
    expect(tipOfferOf(billOf(1_000), null)).toMatchObject({ unit: 'percent', initial: 200 })
  })

  it.each([
    [ticket, 15, 1_440],
    [ticket, 0, 0],
    [billOf(999), 2.5, 250],
    [billOf(999), 0.25, 0],
  ])('%# start with the restaurant’s default', (bill, configured, initial) => {
    expect(tipOfferOf(bill, configured)).toMatchObject({ initial })
  })

  it.each([-1, -0.01])('are none with the default %d', (configured) => {
    expect(tipOfferOf(ticket, configured)).toEqual({ status: 'disabled' })
  })

  it('leave out what the check would refuse', () => {
    const [total, base] = [1_000, 220]
    expect(pressed(tipOfferOf(billOf(total, base), null))).toEqual(['0% $0.00', '25% $0.55'])
    expect(tipOfferOf(billOf(total, base), null)).toMatchObject({ initial: 0 })
  })

  it('refer to the share of a guest who splits the bill', () => {
    expect(tipBaseOf(ticket, null)).toBe(9_600)
    expect(tipBaseOf(ticket, cents(51_84))).toBe(4_800)
    expect(tipBaseOf(ticket, cents(999_00))).toBe(9_600)
    expect(tipBaseOf({ ...ticket, due: cents(0) }, cents(0))).toBe(9_600)
  })

  it('can each be paid, and add a percentage that is rounded half up', () => {
    const bill = fc.tuple(
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 0, max: 900_000 }),
      fc.constantFrom(ticket, gratuityTicket),
    )
    fc.assert(
      fc.property(bill, ([total, base, { serviceCharges }]) => {
        const gratuity = serviceCharges[0]?.due ?? cents(0)
        const offer = open(tipOfferOf({ ...billOf(total, base), serviceCharges }, null))
        for (const { value, amount } of offer.presets) {
          // Half up, in whole hundredths of a cent.
          if (offer.unit === 'percent') expect(amount).toBe(Number(`${BigInt(base * value + 50) / 100n}`))
          expect(checkTip(amount, gratuity)).toEqual({ kind: 'right', amount })
        }
        expect(checkTip(offer.initial, gratuity).kind).toBe('right')
      }),
    )
  })
})

describe('POS-08 a typed tip', () => {
  it.each([
    ['0', 0],
    ['$0.51', 51],
    ['5', 500],
    ['$5', 500],
    [' 5.5 ', 550],
    ['1,250.50', 125_050],
    ['$ 12.00', 1_200],
    ['007', 700],
  ])('%j is an amount', (text, amount) => {
    expect(checkTip(readTyped(text), cents(0))).toEqual({ kind: 'right', amount })
  })

  it.each(['', ' ', 'five', '-1', '5,50', '1,2,3', '5.555', '5$', '$$5', '5.5.5', '20%', '1e3', '٥', '.', '999999999'])(
    '%j is none',
    (text) => {
      expect(checkTip(readTyped(text), cents(0))).toEqual({ kind: 'wrong', message: 'Invalid tip format' })
    },
  )

  const tooSmall = { kind: 'wrong', message: 'Tip must be above $0.50' }
  it.each([
    [0, 0, null],
    [1, 0, tooSmall],
    [50, 0, tooSmall],
    [51, 0, null],
    [0, 30, tooSmall],
    [20, 30, tooSmall],
    [21, 30, null],
    [0, 51, null],
  ])('of %d with a gratuity of %d', (tip, gratuity, refused) => {
    expect(checkTip(cents(tip), cents(gratuity))).toEqual(refused ?? { kind: 'right', amount: tip })
  })
})

describe('MGR-08 a manager’s tip', () => {
  const format = 'A tip should be at least $0.51 and in the format $0.00'
  it.each([
    ['', true, 'Tip amount is required'],
    ['  ', true, 'Tip amount is required'],
    ['$0.00', true, format],
    ['$0.50', true, format],
    ['$0.50', false, format],
  ])('%j is refused (tipping enabled: %s)', (text, enabled, message) => {
    expect(checkManagerTip(typedCents(text), enabled)).toEqual({ kind: 'wrong', message })
  })

  it.each([
    ['$0.51', true, 51],
    ['1,000.00', true, 100_000],
    ['', false, 0],
    ['$0.00', false, 0],
    ['2.00', false, 200],
  ])('%j is right (tipping enabled: %s)', (text, enabled, amount) => {
    expect(checkManagerTip(typedCents(text), enabled)).toEqual({ kind: 'right', amount })
  })

  it('has the location’s percentages, each once, and none that the check would refuse', () => {
    expect(managerTipPresets([18, 20, 20, 22.5], cents(50_00))).toEqual([
      { value: 18, label: '18%', amount: 900 },
      { value: 20, label: '20%', amount: 1_000 },
      { value: 22.5, label: '22.5%', amount: 1_125 },
    ])
    expect(managerTipPresets([0, 18, 25], cents(2_04)).map(({ value }) => value)).toEqual([25])
  })
})

describe('MGR-18 a high tip', () => {
  it.each([
    [100_00, 100_00, false],
    [100_01, 100_00, true],
    [200_00, 200_00, false],
    [100_00, 200_01, false],
    [100_01, 200_01, true],
    [1_000_00, 5_000_00, false],
    [1_000_01, 5_000_00, true],
    [1, 0, true],
    [0, 0, false],
  ])('of %d cents on a bill of %d: %s', (tip, bill, expected) => {
    expect(isHighTip(cents(tip), cents(bill))).toBe(expected)
  })
})

it('B §9 a tip travels in dollars, and in cents from a manager', () => {
  const tip = { amount: cents(4_50), stripe_source_id: 'card-1' }
  expect(z.encode(tipInDollars, tip)).toEqual({ amount: '4.50', stripe_source_id: 'card-1' })
  expect(z.encode(tipInCents, tip)).toEqual({ amount: 450, stripe_source_id: 'card-1' })
  const amounts: readonly Cents[] = [z.decode(tipInDollars, { ...tip, amount: 4.5 }).amount, z.decode(tipInCents, tip).amount]
  expect(amounts).toEqual([450, 450])
  expect(z.safeParse(tipInCents, { ...tip, amount: -1 }).success).toBe(false)
})
