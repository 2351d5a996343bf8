import { type Meal, meals } from '../../../ui/TierList/meals.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { TierList } from '../../../ui/TierList/TierList.tsx'
import { type Currency, cents, formatMoneyShort, giftParts } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { PurchaseOption } from '../../shared/money/purchaseOption.ts'
import { personalPrice } from '../../shared/screens/PersonalPrice.tsx'
import type { Tab, Tier } from '../panel.ts'
import { getSuggestion } from '../entry.ts'
import { PromoCode } from './PromoCode.tsx'
import { Sale, type SaleProps } from './Sale.tsx'
import type { Draft, Selling } from '../purchase.ts'

const gainRate = ({ pay, get }: Tier): number => (get - pay) / pay

/** The tier that gives the most for its price, where one does. */
function getBestTier(tiers: readonly Tier[]): Tier | null {
  const [first, second] = tiers.toSorted((one, other) => gainRate(other) - gainRate(one))
  return first && second && gainRate(first) > gainRate(second) ? first : null
}

/** The gain; a gift's parts, whose owners differ. */
const gainParts = ({ pay, get }: Tier, tab: Tab, currency: Currency) =>
  tab === 'giftCards'
    ? {
        bonus: `${formatMoneyShort(giftParts(pay, get).value, currency)} gift`,
        rate: `+ ${formatMoneyShort(cents(get - pay), currency)} for you`,
      }
    : { bonus: `+${formatMoneyShort(cents(get - pay), currency)}`, rate: `${Math.round(((get - pay) / pay) * 100)}% more` }

/** The tiers ascend, so that the last is a full tray. */
const getMeal = (index: number, count: number): Meal =>
  meals[count === 1 ? 1 : Math.round((index * (meals.length - 1)) / (count - 1))] ?? 'small'

type Props = SaleProps & {
  selling: Selling<'tiers'>
  checkoutHref: (option: PurchaseOption, draft: Draft) => string
  /** Called with the address of the tier that the buyer points at, or has moved the focus to. */
  onLook: (href: string) => void
}

/** Amounts at fixed prices; each links to its checkout. The one nearest to the calculator's amount comes first. */
export function Tiers({ selling, checkoutHref, onLook, ...page }: Props) {
  const { tab, draft, offering } = selling
  const currency = useCurrency()
  const best = getBestTier(offering.tiers)
  const row = (tier: Tier) => {
    const { option, pay, get, strikeThroughGet, label } = tier
    return {
      href: checkoutHref(option, draft),
      meal: getMeal(offering.tiers.indexOf(tier), offering.tiers.length),
      pay: formatMoneyShort(pay, currency),
      get: formatMoneyShort(get, currency),
      ...(strikeThroughGet !== null && { was: formatMoneyShort(strikeThroughGet, currency) }),
      ...(best !== null && option === best.option && { isBest: true }),
      ...(label !== null && { label }),
      ...(get > pay && gainParts(tier, tab, currency)),
      ...(tier.isPersonalPrice && { notice: personalPrice }),
    }
  }
  const list = (tiers: readonly Tier[]) => <TierList tiers={tiers.map(row)} onLook={onLook} />
  const suggestion = getSuggestion(selling)
  return (
    <Sale {...page} selling={selling} promoCode={<PromoCode code={draft.promoCode} onDraft={page.onDraft} />}>
      {suggestion && (
        <Section title={`Closest to your ${formatMoneyShort(suggestion.spend, currency)} a month`}>{list([suggestion.nearest])}</Section>
      )}
      {suggestion && suggestion.others.length > 0 && <Section title="More to choose from">{list(suggestion.others)}</Section>}
      {!suggestion && list(offering.tiers)}
    </Sale>
  )
}
