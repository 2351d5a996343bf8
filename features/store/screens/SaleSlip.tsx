import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { GiftDesigns } from '../../../ui/GiftDesigns/GiftDesigns.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { designNames, designTitles } from '../../shared/gift/designs.ts'
import type { PurchaseOption } from '../../shared/money/purchaseOption.ts'
import { type Cents, cents, formatMoneyShort } from '../../shared/money/money.ts'
import { amountText } from '../entry.ts'
import { isDiscount, validateAmount } from '../openAmount.ts'
import type { Tab } from '../panel.ts'
import type { Draft, PurchaseEvent, StateOf } from '../purchase.ts'

/** The credit as the buyer gets it; of a gift card its price, because the bonus may stay with the buyer. */
type Shown = { readonly price: Cents; readonly get: Cents }

const nothing: Shown = { price: cents(0), get: cents(0) }

function shownFromAmount(state: StateOf<'openAmount'>): Shown {
  const { terms } = state.offering
  const validated = validateAmount(amountText(state), terms, state.draft.tab)
  if (validated.kind !== 'valid') return nothing
  const { amount, get } = validated.quote
  return { price: isDiscount(terms.incentive) ? get : amount, get }
}

type Looking = {
  /** The address of the tier that the buyer points at, or has moved the focus to. */
  looked: string | null
  checkoutHref: (option: PurchaseOption, draft: Draft) => string
}

function shownFromTier({ offering: { tiers }, draft }: StateOf<'tiers'>, { looked, checkoutHref }: Looking): Shown {
  const { pay, get } = tiers.find(({ option }) => checkoutHref(option, draft) === looked) ?? tiers[1] ?? tiers[0]
  return { price: pay, get }
}

const kickers: Readonly<Record<Tab, (draft: Draft) => string>> = {
  cash: () => 'Dining credit',
  giftCards: ({ design }) => designTitles[design],
}

export type SaleSlipProps = Looking & { state: StateOf<'tiers' | 'openAmount'> }

/** The credit or the gift card that is about to be bought. The amount and the design write themselves on it. */
export function SaleSlip({ state, ...looking }: SaleSlipProps) {
  const { draft } = state
  const { price, get } = state.status === 'tiers' ? shownFromTier(state, looking) : shownFromAmount(state)
  const isGift = draft.tab === 'giftCards'
  return (
    <Slip
      face={isGift ? 'gift' : 'credit'}
      art={isGift && <GiftArt design={draft.design} />}
      label={isGift ? 'Your gift card' : 'Your credit'}
      kicker={kickers[draft.tab](draft)}
      amount={formatMoneyShort(isGift ? price : get)}
      sticker={get > price ? `+${formatMoneyShort(cents(get - price))}` : undefined}
    />
  )
}

/** The choice of a gift card's picture. */
export const DesignField = ({ design, send }: { design: Draft['design']; send: (event: PurchaseEvent) => void }) => (
  <GiftDesigns
    label="Choose a design"
    names={designNames}
    value={design}
    onChange={(chosen) => send({ type: 'designChosen', design: chosen })}
  />
)
