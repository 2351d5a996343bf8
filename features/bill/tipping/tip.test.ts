import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { type Cents, cents, formatMoney } from '../../shared/money/money.ts'
import { gratuityTicket, partPaidTicket, ticket } from '../examples/bill.ts'
import { type TipHabit, noHabit } from '../reading/tipHabit.ts'
import { type TipDefaults, type TipOffer, managerTipOffer, getTip, getTipOffer } from './tip.ts'
import { tipInCents, tipInDollars } from './tipWire.ts'

const billOf = (total: number, base = total) => ({
  currency: 'USD' as const,
  total: cents(total),
  due: cents(total),
  tipBase: cents(base),
  taxes: [],
  serviceCharges: [],
})
/** Neither the restaurant nor the guest has a default tip. */
const usual: TipDefaults = { defaultTip: null, habit: noHabit }
const ofRestaurant = (defaultTip: number): TipDefaults => ({ ...usual, defaultTip })
const ofGuest = (habit: Partial<TipHabit>, defaultTip: number | null = null): TipDefaults => ({
  defaultTip,
  habit: { ...noHabit, ...habit },
})
const gratuityPaid = { ...gratuityTicket, serviceCharges: gratuityTicket.serviceCharges.map((charge) => ({ ...charge, due: cents(0) })) }
const open = (offer: TipOffer) => {
  if (offer.status === 'disabled') throw new Error('The tip is disabled')
  return offer
}
const baseOf = (bill: Parameters<typeof managerTipOffer>[0], split: Cents | null) => managerTipOffer(bill, split, [], false).base
const own = (amount: number | null) => ({ kind: 'own', amount: amount === null ? null : cents(amount) }) as const
const pressed = (offer: TipOffer) => open(offer).presets.map(({ label, amount }) => `${label} ${formatMoney(amount, 'USD')}`)

describe('POS-07 the tips that are offered', () => {
  it('are percentages of the base from a total of $10 up', () => {
    expect(pressed(getTipOffer(ticket, usual))).toEqual(['0% $0.00', '18% $17.28', '20% $19.20', '22% $21.12', '25% $24.00'])
    expect(getTipOffer(ticket, usual)).toMatchObject({ unit: 'percent', base: 9_600, initial: { amount: 1_920 } })
  })

  it('are lower where the bill holds a gratuity', () => {
    expect(pressed(getTipOffer(gratuityTicket, usual))).toEqual(['0% $0.00', '2% $1.92', '4% $3.84', '8% $7.68', '10% $9.60'])
    expect(getTipOffer(gratuityTicket, usual)).toMatchObject({ initial: { amount: 192 } })
  })

  it('are not lower for another fee, or for a tip that the bill suggests', () => {
    const serviceCharges = gratuityTicket.serviceCharges.flatMap((charge) => [
      { ...charge, kind: 'fee' as const },
      { ...charge, kind: 'suggestedTip' as const },
    ])
    expect(getTipOffer({ ...gratuityTicket, serviceCharges }, usual)).toMatchObject({ initial: { amount: 1_920 } })
  })

  it('are dollars below a total of $10', () => {
    expect(pressed(getTipOffer(billOf(999), usual))).toEqual(['$0 $0.00', '$0.75 $0.75', '$1 $1.00', '$2 $2.00', '$3 $3.00'])
    expect(getTipOffer(billOf(999), usual)).toMatchObject({ unit: 'dollars', initial: { amount: 100 } })
    expect(getTipOffer(billOf(1_000), usual)).toMatchObject({ unit: 'percent', initial: { amount: 200 } })
  })

  it.each<[string, Parameters<typeof getTipOffer>[0], TipDefaults, number]>([
    ['the restaurant’s default', ticket, ofRestaurant(15), 14_40],
    ['a default of nothing', ticket, ofRestaurant(0), 0],
    ['the guest’s own percentage', ticket, ofGuest({ percent: 18 }), 17_28],
    ['the guest’s own before the restaurant’s', ticket, ofGuest({ percent: 10 }, 25), 9_60],
    ['the usual dollar below $10, whatever the restaurant’s default', billOf(7_50), ofRestaurant(18), 1_00],
    ['the usual dollar below $10, whatever the guest’s percentage', billOf(7_50), ofGuest({ percent: 18 }), 1_00],
    ['2 % on top of a gratuity, whatever the restaurant’s default', gratuityTicket, ofRestaurant(18), 1_92],
    ['2 % on top of a gratuity, whatever the guest’s percentage', gratuityTicket, ofGuest({ percent: 18, base: 'total' }), 1_92],
    ['2 % on top of a gratuity that another guest has paid', gratuityPaid, ofRestaurant(18), 1_92],
    ['20 % of the bill with its tax, if the guest says so', ticket, ofGuest({ base: 'total' }), 20_74],
    ['20 % of the bill without its tax, if the guest says so', { ...ticket, tipBase: ticket.total }, ofGuest({ base: 'beforeTax' }), 19_20],
    ['20 % of what is due after a part was paid', partPaidTicket, usual, 9_60],
    ['20 % where the restaurant’s default is above the bill', ticket, ofRestaurant(500), 19_20],
    ['20 % where the restaurant’s default is above half of a large bill', billOf(400_00), ofRestaurant(60), 80_00],
    ['20 % of a very large bill', billOf(6_000_00), usual, 1_200_00],
    ['no tip where the base is out of all proportion to the bill', { ...ticket, tipBase: cents(96_000_00) }, usual, 0],
    ['20 % with tax of what is due after a part was paid', partPaidTicket, ofGuest({ base: 'total' }), 10_37],
  ])('start with %s', (_, bill, defaults, initial) => {
    expect(getTipOffer(bill, defaults)).toMatchObject({ initial: { amount: initial } })
  })

  it.each([
    [-1, noHabit],
    [-0.01, noHabit],
    [-1, { ...noHabit, percent: 18 }],
  ])('are none with the restaurant’s default %d', (defaultTip, habit) => {
    expect(getTipOffer(ticket, { defaultTip, habit })).toEqual({ status: 'disabled' })
  })

  it('leave out what the check would refuse', () => {
    const [total, base] = [1_000, 220]
    expect(pressed(getTipOffer(billOf(total, base), usual))).toEqual(['0% $0.00', '25% $0.55'])
    expect(getTipOffer(billOf(total, base), usual)).toMatchObject({ initial: { amount: 0 } })
  })

  it('refer to the part of the bill that a payment covers, a share or what others have left', () => {
    expect(baseOf(ticket, null)).toBe(96_00)
    expect(baseOf(ticket, cents(51_84))).toBe(48_00)
    expect(baseOf(ticket, cents(999_00))).toBe(96_00)
    expect(baseOf(partPaidTicket, null)).toBe(48_00)
    expect(baseOf(partPaidTicket, cents(25_92))).toBe(24_00)
    expect(baseOf({ ...ticket, due: cents(0) }, null)).toBe(0)
    expect(getTipOffer(partPaidTicket, usual)).toMatchObject({ base: 48_00 })
  })

  it('add up to the tip of the whole bill, in however many parts it is paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.array(fc.nat(20_000)),
        (base, total, splits) => {
          let [due, bases] = [cents(total), 0]
          for (const split of [...splits, total]) {
            const paid = cents(Math.min(split, due))
            bases += baseOf({ currency: 'USD', total: cents(total), due, tipBase: cents(base) }, paid)
            due = cents(due - paid)
          }
          // Each part is rounded to its cent.
          expect(Math.abs(bases - base)).toBeLessThanOrEqual((splits.length + 1) / 2)
        },
      ),
    )
  })

  it('can each be paid, and add a percentage that is rounded half up', () => {
    const bill = fc.tuple(
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 0, max: 900_000 }),
      fc.constantFrom(ticket, gratuityTicket),
    )
    fc.assert(
      fc.property(bill, ([total, base, { serviceCharges }]) => {
        const offer = open(getTipOffer({ ...billOf(total, base), serviceCharges }, usual))
        for (const { value, amount } of offer.presets) {
          // Half up, in whole hundredths of a cent.
          if (offer.unit === 'percent') expect(amount).toBe(Number(`${BigInt(base * value + 50) / 100n}`))
          expect(getTip({ kind: 'preset', value }, offer)).toEqual(getTip(own(amount), offer))
          expect(getTip(own(amount), offer)).toEqual({ kind: 'valid', amount })
        }
        expect(getTip(null, offer).kind).toBe('valid')
      }),
    )
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
