import * as z from 'zod/mini'
import { day } from '../shared/day.ts'
import { type Cents, cents, dollars, formatMoneyShort, price } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import { flag, id, listOf, numberOrText, optional, orDropped, orElse, orNull, text, bool } from '../shared/wire.ts'
import type { HeadlineColours, Incentive, Offering, Offerings, OpenAmount, Panel, Sale, Tier } from './panel.ts'

const unreadable = 'unreadable'
type Unreadable = typeof unreadable

/** For what is sold: an unreadable value is not sold, and has no fallback. */
const orUnreadable = <S extends z.ZodMiniType>(schema: S) =>
  orDropped(
    z.pipe(
      orNull(schema),
      z.transform((value): z.output<S> | null | Unreadable => value),
    ),
    unreadable,
  )

const hex = optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)))
const tier = { pay_amount: price, get_amount: dollars, strike_through_get: optional(dollars), banner_label: text }
const icos = orUnreadable(listOf(z.object({ ...tier, ico_slug: id })))
const gcos = orUnreadable(listOf(z.object({ ...tier, gco_slug: id })))

/** A percentage with all its decimals: `"33.333"`. */
const percent = z.pipe(
  numberOrText.check(z.refine((share) => Number(share) <= 100, 'Not a share')),
  z.pipe(z.transform(String), z.string().check(z.regex(/^\d+(\.\d+)?$/))),
)

const termsWire = {
  open_amount_type: orUnreadable(
    z.literal(['flat_bonus_amount_per_spend', 'flat_discount_amount_per_spend', 'flat_bonus_percent', 'flat_discount_percent']),
  ),
  open_amount_minimum: orUnreadable(dollars),
  open_amount_incentive_amount: orUnreadable(dollars),
  open_amount_percentage: orUnreadable(percent),
}

const panelWire = z.object({
  /** The restaurant, for the calls that name one. In a link it is known by its `slug`. */
  project_id: id,
  /** The sale has not begun: the page takes e-mail addresses only. */
  planning: flag,
  // Essential: with an unreadable value nobody knows whether anything is sold.
  /** Whether anything is on sale. Without it everything counts as sold out. */
  raising: z.nullish(bool),
  /** Sells no gift cards. */
  disable_gifting: flag,
  /** Whether account credit is sold; yes if it is missing. */
  platewell_cash: orElse(bool, true),
  /** Account credit on sale: `get_amount` for `pay_amount`. `ico_slug` is the `id` of the option at the checkout. */
  icos,
  /** Gift cards on sale, as `icos`; `gco_slug` is the `id` of the option. */
  gcos,
  /** More gift cards, shown after `gcos`. */
  standard_gcos: gcos,
  /** Any amount may be bought, instead of the tiers of `icos`. Then the other `open_amount` fields are required. */
  open_amount_options: orUnreadable(bool),
  open_amount_presets: optional(listOf(price)),
  ...termsWire,
  /** The running promotion. */
  promo_slug: text,
  /** The last day of the promotion. */
  promo_end_date: optional(day),
  fine_print: text,
  headline: text,
  headline_color: hex,
  background_color: hex,
})
type WireRead = z.output<typeof panelWire>
type Terms = { readonly [Name in keyof typeof termsWire]: Exclude<WireRead[Name], Unreadable> }
/** A panel whose open-amount terms are readable. */
type PanelRead = WireRead & Terms

const orNothing = <T>(value: T): Exclude<T, Unreadable> | null => (isReadable(value) ? value : null)
const isReadable = <T>(value: T): value is Exclude<T, Unreadable> => value !== unreadable

/** Reads only the terms that the open amount's type uses; null if one of them is unreadable. */
function withTerms(wire: WireRead): PanelRead | null {
  const { open_amount_type: type, open_amount_minimum: minimum, open_amount_incentive_amount: amount, open_amount_percentage: share } = wire
  const isShare = type === 'flat_bonus_percent' || type === 'flat_discount_percent'
  if (![type, ...(isShare ? [share] : [minimum, amount])].every(isReadable)) return null
  return {
    ...wire,
    open_amount_type: orNothing(type),
    open_amount_minimum: orNothing(minimum),
    open_amount_incentive_amount: orNothing(amount),
    open_amount_percentage: orNothing(share),
  }
}

type TierRead = z.output<z.ZodMiniObject<typeof tier>>

/** Without terms, every $100 earns $20 (PUR-10). */
const fallback = { spend: cents(10_000), amount: cents(2_000) }

/** The minimum of an account with a bonus per multiple, and the minimum of every other incentive (PUR-09). */
const minimumAccount = cents(3_000)
const minimumPayment = cents(1)

function incentiveOf(wire: PanelRead): Incentive {
  const multiples = { spend: wire.open_amount_minimum || fallback.spend, amount: wire.open_amount_incentive_amount ?? fallback.amount }
  const percent = wire.open_amount_percentage ?? '0'
  switch (wire.open_amount_type) {
    case 'flat_discount_amount_per_spend':
      return { type: 'flatDiscountAmountPerSpend', ...multiples }
    case 'flat_bonus_percent':
      return { type: 'flatBonusPercent', percent }
    case 'flat_discount_percent':
      return { type: 'flatDiscountPercent', percent }
    default:
      return { type: 'flatBonusAmountPerSpend', ...multiples }
  }
}

/** The presets from the minimum on, without duplicates. */
const presetsOf = ({ open_amount_presets: presets }: PanelRead, minimum: Cents): readonly Cents[] => [
  ...new Set(presets?.flatMap((preset) => (preset && preset >= minimum ? [preset] : []))),
]

function openAmountOf(wire: PanelRead): OpenAmount {
  const incentive = incentiveOf(wire)
  const given = cents(Math.max(wire.open_amount_minimum ?? 0, minimumPayment))
  const minimum = incentive.type === 'flatBonusAmountPerSpend' ? minimumAccount : given
  return { incentive, minimum, presets: presetsOf(wire, minimum) }
}

const gainOf = ({ pay_amount: pay, get_amount: get }: Pick<TierRead, 'pay_amount' | 'get_amount'>): string | null =>
  get > pay ? `+${formatMoneyShort(cents(get - pay))}` : null

const tierOf = (wire: TierRead, kind: PurchaseOption['kind'], id: string): Tier => ({
  option: { kind, id },
  pay: wire.pay_amount,
  get: wire.get_amount,
  strikeThroughGet: wire.strike_through_get,
  label: wire.banner_label ?? gainOf(wire),
})

function offeringOf([first, ...more]: readonly Tier[], openAmount: OpenAmount | null): Offering | null {
  if (first) return { kind: 'tiers', tiers: [first, ...more] }
  return openAmount && { kind: 'openAmount', terms: openAmount }
}

const readOf = <T>(list: readonly T[] | null | Unreadable): readonly T[] => orNothing(list) ?? []

/** An open amount replaces the tiers of account cash. Gift cards keep their tiers, if they have any. */
function offeringsOf(wire: WireRead): Offerings | null {
  const isOpen = wire.open_amount_options === true
  const terms = isOpen ? withTerms(wire) : null
  const openAmount = terms && openAmountOf(terms)
  const icoTiers = isOpen ? [] : readOf(wire.icos).map((ico) => tierOf(ico, 'ico', ico.ico_slug))
  const gcoTiers = [...readOf(wire.gcos), ...readOf(wire.standard_gcos)].map((gco) => tierOf(gco, 'gco', gco.gco_slug))
  const cash = wire.platewell_cash ? offeringOf(icoTiers, openAmount) : null
  const giftCards = wire.disable_gifting ? null : offeringOf(gcoTiers, openAmount)
  if (cash) return { cash, giftCards }
  return giftCards && { cash, giftCards }
}

/** What is sold; null if none of it can be read. */
function saleOf(wire: WireRead): Sale | null {
  if (wire.planning) return { status: 'planning' }
  const offerings = wire.raising ? offeringsOf(wire) : null
  if (offerings) return { status: 'open', offerings }
  const isRead =
    [wire.icos, wire.gcos, wire.standard_gcos, wire.open_amount_options].every(isReadable) &&
    (wire.open_amount_options !== true || withTerms(wire) !== null)
  return wire.raising && !isRead ? null : { status: 'soldOut' }
}

function coloursOf({ background_color: background, headline_color: text }: WireRead): HeadlineColours | null {
  return background && text ? { background, text } : null
}

const panelOf = (wire: WireRead, sale: Sale): Panel => ({
  projectId: wire.project_id,
  headline: wire.headline,
  colours: coloursOf(wire),
  promotion: wire.promo_slug ? { slug: wire.promo_slug, endsOn: wire.promo_end_date } : null,
  finePrint: wire.fine_print,
  sale,
})

/** Decodes `{ purchase_panel: … }` into a `Panel` (PUR-01 to PUR-10). */
export const panelResponse = z.pipe(
  z.object({ purchase_panel: panelWire }),
  z.transform(({ purchase_panel: wire }, { issues }) => {
    const sale = saleOf(wire)
    if (sale) return panelOf(wire, sale)
    issues.push({ code: 'custom', message: 'Nothing that is sold can be read', input: wire })
    return z.NEVER
  }),
)

type Sent = z.input<typeof panelWire>
/** The panel as a server sends it, for simulated servers: they leave out absent values. */
export type PanelWire = { [Name in keyof Sent]: Exclude<Sent[Name], null> }
