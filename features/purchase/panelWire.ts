import * as z from 'zod/mini'
import { type Cents, cents, dollars, formatMoneyShort } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import { whole } from '../shared/whole.ts'
import type { HeadlineColours, Incentive, Offering, Offerings, OpenAmount, Panel, Sale, Tier } from './panel.ts'

/** What only adorns the page: where it cannot be read it is not there, and the page is. What is money has no such way out. */
// oxlint-disable-next-line promise/valid-params -- the `catch` of a schema, and of no promise
const adorning = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), null)

/** A day that the calendar has; `2027-02-30` is none. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const text = adorning(z.string())
const hex = adorning(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)))
const day = adorning(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay)))
const optionalFlag = z.nullish(z.boolean())
const sum = { pay_amount: dollars, get_amount: dollars, strike_through_get: adorning(dollars), banner_label: text }
const icos = z.nullish(z.array(z.object({ ...sum, ico_slug: z.string() })))
const gcos = z.nullish(z.array(z.object({ ...sum, gco_slug: z.string() })))

const panelWire = z.object({
  project_id: whole,
  planning: optionalFlag,
  raising: optionalFlag,
  disable_gifting: optionalFlag,
  platewell_cash: optionalFlag,
  icos,
  gcos,
  standard_gcos: gcos,
  open_amount_options: optionalFlag,
  open_amount_type: z.nullish(
    z.literal(['flat_bonus_amount_per_spend', 'flat_discount_amount_per_spend', 'flat_bonus_percent', 'flat_discount_percent']),
  ),
  open_amount_presets: adorning(z.array(adorning(dollars))),
  open_amount_minimum: z.nullish(dollars),
  open_amount_incentive_amount: z.nullish(dollars),
  open_amount_percentage: z.nullish(z.number().check(z.refine((percent) => percent >= 0 && percent <= 100))),
  promo_slug: text,
  promo_end_date: day,
  fine_print: text,
  headline: text,
  headline_color: hex,
  background_color: hex,
})
type PanelRead = z.output<typeof panelWire>
type SumRead = NonNullable<PanelRead['icos']>[number]

/** Where the wire names none, every $100 brings $20 (PUR-10). */
const fallback = { spend: cents(10_000), amount: cents(2_000) }

/** The least that opens an account where the bonus goes by multiples, and the least that can be paid (PUR-09). */
const leastAccount = cents(3_000)
const leastSum = cents(1)

function incentiveOf(wire: PanelRead): Incentive {
  const multiples = {
    spend: wire.open_amount_minimum || fallback.spend,
    amount: wire.open_amount_incentive_amount ?? fallback.amount,
  }
  const basisPoints = Math.round((wire.open_amount_percentage ?? 0) * 100)
  switch (wire.open_amount_type) {
    case 'flat_discount_amount_per_spend':
      return { type: 'flatDiscountAmountPerSpend', ...multiples }
    case 'flat_bonus_percent':
      return { type: 'flatBonusPercent', basisPoints }
    case 'flat_discount_percent':
      return { type: 'flatDiscountPercent', basisPoints }
    default:
      return { type: 'flatBonusAmountPerSpend', ...multiples }
  }
}

/** Those that can be paid, each once. */
const presetsOf = ({ open_amount_presets: presets }: PanelRead, minimum: Cents): readonly Cents[] => [
  ...new Set(presets?.flatMap((preset) => (preset && preset >= minimum ? [preset] : []))),
]

function openAmountOf(wire: PanelRead): OpenAmount {
  const incentive = incentiveOf(wire)
  const told = cents(Math.max(wire.open_amount_minimum ?? 0, leastSum))
  const minimum = incentive.type === 'flatBonusAmountPerSpend' ? leastAccount : told
  return { incentive, minimum, presets: presetsOf(wire, minimum) }
}

const gainOf = ({ pay_amount: pay, get_amount: get }: Pick<SumRead, 'pay_amount' | 'get_amount'>): string | null =>
  get > pay ? `+${formatMoneyShort(cents(get - pay))}` : null

const tierOf = (wire: Omit<SumRead, 'ico_slug'>, kind: PurchaseOption['kind'], id: string): Tier => ({
  option: { kind, id },
  pay: wire.pay_amount,
  get: wire.get_amount,
  strikeThroughGet: wire.strike_through_get ?? null,
  label: wire.banner_label || gainOf(wire),
})

function offeringOf([first, ...more]: readonly Tier[], openAmount: OpenAmount | null): Offering | null {
  if (first) return { kind: 'tiers', tiers: [first, ...more] }
  return openAmount && { kind: 'openAmount', terms: openAmount }
}

/** An open amount takes the place of the tiers of account cash; gift cards keep theirs, where there are any. */
function offeringsOf(wire: PanelRead): Offerings | null {
  const openAmount = wire.open_amount_options ? openAmountOf(wire) : null
  const icoTiers = openAmount ? [] : (wire.icos ?? []).map((ico) => tierOf(ico, 'ico', ico.ico_slug))
  const gcoTiers = [...(wire.gcos ?? []), ...(wire.standard_gcos ?? [])].map((gco) => tierOf(gco, 'gco', gco.gco_slug))
  const cash = (wire.platewell_cash ?? true) ? offeringOf(icoTiers, openAmount) : null
  const giftCards = wire.disable_gifting ? null : offeringOf(gcoTiers, openAmount)
  if (cash) return { cash, giftCards }
  return giftCards && { cash, giftCards }
}

function saleOf(wire: PanelRead): Sale {
  if (wire.planning) return { status: 'planning' }
  const offerings = wire.raising ? offeringsOf(wire) : null
  return offerings ? { status: 'open', offerings } : { status: 'soldOut' }
}

function coloursOf({ background_color: background, headline_color: text }: PanelRead): HeadlineColours | null {
  return background && text ? { background, text } : null
}

function panelOf(wire: PanelRead): Panel {
  return {
    projectId: wire.project_id,
    headline: wire.headline || null,
    colours: coloursOf(wire),
    promotion: wire.promo_slug ? { slug: wire.promo_slug, endsOn: wire.promo_end_date ?? null } : null,
    finePrint: wire.fine_print || null,
    sale: saleOf(wire),
  }
}

/** `{ purchase_panel: … }` of the wire as a `Panel` (PUR-01 to PUR-10). */
export const panelResponse = z.pipe(
  z.object({ purchase_panel: panelWire }),
  z.transform(({ purchase_panel }) => panelOf(purchase_panel)),
)

type Sent = z.input<typeof panelWire>
/** What a server sends, for those that answer in its place: they leave out what is not there. */
export type PanelWire = { [Name in keyof Sent]: Exclude<Sent[Name], null> }
