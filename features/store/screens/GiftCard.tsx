import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { GiftDesigns } from '../../../ui/GiftDesigns/GiftDesigns.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { designNames, designTitles } from '../../shared/gift/designs.ts'
import { cents, formatMoneyShort, giftParts, keptBonusText } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { PurchaseOption } from '../../shared/money/purchaseOption.ts'
import type { Draft, StateOf } from '../purchase.ts'
import { quoteAsTyped } from '../entry.ts'

export type GiftCardProps = {
  state: StateOf<'tiers' | 'openAmount'>
  /** The address of the tier that the buyer points at, or has moved the focus to. */
  looked: string | null
  checkoutHref: (option: PurchaseOption, draft: Draft) => string
}

/** The gift, and its buyer's bonus. */
function getSums({ state, looked, checkoutHref }: GiftCardProps) {
  if (state.status === 'openAmount') {
    const quote = quoteAsTyped(state)
    return quote ? giftParts(quote.amount, quote.get) : giftParts(cents(0), cents(0))
  }
  const { tiers } = state.offering
  const { pay, get } = tiers.find(({ option }) => checkoutHref(option, state.draft) === looked) ?? tiers[1] ?? tiers[0]
  return giftParts(pay, get)
}

/** The gift card that is about to be bought. The amount and the design write themselves on it. */
export function GiftCard(props: GiftCardProps) {
  const { design } = props.state.draft
  const { value, bonus } = getSums(props)
  const currency = useCurrency()
  return (
    <Slip
      face="gift"
      art={<GiftArt design={design} />}
      label="Your gift card"
      kicker={designTitles[design]}
      amount={formatMoneyShort(value, currency)}
      sticker={keptBonusText(bonus, currency)}
    />
  )
}

type DesignFieldProps = { design: Draft['design']; onDraft: (changed: Partial<Draft>) => void }

/** The choice of a gift card's picture. */
export const DesignField = ({ design, onDraft }: DesignFieldProps) => (
  <GiftDesigns label="Choose a design" names={designNames} value={design} onChange={(chosen) => onDraft({ design: chosen })} />
)
