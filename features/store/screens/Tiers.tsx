import { Section } from '../../../ui/Section/Section.tsx'
import { TierList } from '../../../ui/TierList/TierList.tsx'
import { cents, formatMoneyShort } from '../../shared/money/money.ts'
import type { PurchaseOption } from '../../shared/money/purchaseOption.ts'
import type { Tier } from '../panel.ts'
import { getSuggestion } from '../entry.ts'
import { PromoCode } from './PromoCode.tsx'
import { Sale } from './Sale.tsx'
import type { StepProps } from '../purchase.ts'

const gainRate = ({ pay, get }: Tier): number => (get - pay) / pay

/** The tier that gives the most for its price, where one does. */
function getBestTier(tiers: readonly Tier[]): Tier | null {
  const [first, second] = tiers.toSorted((one, other) => gainRate(other) - gainRate(one))
  return first && second && gainRate(first) > gainRate(second) ? first : null
}

type Props = StepProps<'tiers'> & {
  checkoutHref: (option: PurchaseOption, promoCode: string) => string
  passMapHref: string
  today: string
}

/** Amounts at fixed prices; each links to its checkout. The one nearest to the calculator's amount comes first. */
export function Tiers({ state, send, checkoutHref, passMapHref, today }: Props) {
  const { promoCode } = state.draft
  const best = getBestTier(state.offering.tiers)
  const row = ({ option, pay, get, strikeThroughGet, label }: Tier) => ({
    href: checkoutHref(option, promoCode),
    pay: formatMoneyShort(pay),
    get: formatMoneyShort(get),
    ...(strikeThroughGet !== null && { was: formatMoneyShort(strikeThroughGet) }),
    ...(get > pay && { rate: `${Math.round(((get - pay) / pay) * 100)}% more` }),
    ...(best !== null && option === best.option && { isBest: true }),
    ...(label !== null && { label }),
    ...(get > pay && { bonus: `+${formatMoneyShort(cents(get - pay))}` }),
  })
  const suggestion = getSuggestion(state)
  return (
    <Sale selling={state} send={send} passMapHref={passMapHref} today={today}>
      {suggestion && (
        <Section title={`Closest to your ${formatMoneyShort(suggestion.spend)} a month`}>
          <TierList tiers={[row(suggestion.nearest)]} />
        </Section>
      )}
      {suggestion && suggestion.others.length > 0 && (
        <Section title="More to choose from">
          <TierList tiers={suggestion.others.map(row)} />
        </Section>
      )}
      {!suggestion && <TierList tiers={state.offering.tiers.map(row)} />}
      <PromoCode code={promoCode} onChange={(text) => send({ type: 'promoCodeTyped', text })} />
    </Sale>
  )
}
