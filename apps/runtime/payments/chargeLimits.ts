import { type LimitsByCurrency, usualLimits } from '../../../features/payment/attempt/chargeLimits.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { settingList } from '../page/deployed.ts'

const inCents = (dollars = ''): number => Math.round(Number(dollars) * 100)

/** The limits of this deployment's payment provider, as the build has validated them: `USD:0.50-999999.99`. */
export const chargeLimits = (): LimitsByCurrency => ({
  ...usualLimits,
  ...Object.fromEntries(
    settingList('chargeLimits').map((limits) => {
      const [currency = '', least, greatest] = limits.split(/[:-]/)
      return [currency, { least: cents(inCents(least)), greatest: cents(inCents(greatest)) }]
    }),
  ),
})
