import * as z from 'zod/mini'
import type { Country } from '../../themes/enterprise.ts'
import { dollars, price } from '../shared/money/money.ts'
import { flag, listOf, optional, percent } from '../shared/api/wire.ts'
import { type DiningOffer, type GiftTerms, type GiftTier, type GiftTiers, defaultTerms } from './terms.ts'

/** `max` says nothing that the next tier's `min` does not say. */
const tierWire = z.pipe(
  z.object({ discount: percent, min: dollars }),
  z.transform(({ discount, min }): GiftTier => ({ from: min, percent: discount })),
)

/** Four tiers: a greater gift value never has a smaller discount. */
const isLadder = (tiers: readonly GiftTier[]): tiers is GiftTiers =>
  tiers.length === 4 &&
  tiers.every(({ from, percent }, index) => {
    const before = tiers[index - 1]
    return before === undefined || (from > before.from && percent >= before.percent)
  })

const tiersWire = z.array(tierWire).check(z.refine(isLadder, 'Not four tiers that rise'))

/** `credit` is the bonus on top of what is paid. */
const diningWire = z.pipe(
  z.object({ amount: price, credit: dollars }),
  z.transform(({ amount, credit }): DiningOffer => ({ amount, bonus: credit })),
)

const presetWire = z.object({ amount: price, default: flag })

/** The configuration of the site, on the wire. Anything that it does not say is the country's default. */
export const configWire = z.object({
  country_code: optional(z.enum(['US', 'NZ'])),
  bulk_gift_tiers: optional(tiersWire),
  bulk_gift_presets: optional(listOf(presetWire)),
  employee_dining: optional(listOf(diningWire)),
})

export function termsOf(wire: z.output<typeof configWire>, defaultCountry: Country): GiftTerms {
  const terms = defaultTerms(wire.country_code ?? defaultCountry)
  const tiers = wire.bulk_gift_tiers
  const [first, ...rest] = wire.bulk_gift_presets ?? []
  const [offer, ...offers] = wire.employee_dining ?? []
  return {
    ...terms,
    ...(tiers && isLadder(tiers) && { tiers }),
    ...(offer && { dining: [offer, ...offers] as const }),
    ...(first && {
      presets: [first.amount, ...rest.map(({ amount }) => amount)],
      preset: [first, ...rest].find((preset) => preset.default)?.amount ?? first.amount,
    }),
  }
}
