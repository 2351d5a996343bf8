import * as z from 'zod/mini'
import { dayOrTime } from '../shared/dates/day.ts'
import { dollars, price } from '../shared/money/money.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import { decidingFlag, bool, flag, id, listOf, optional, text, mapped } from '../shared/api/wire.ts'
import { type Unreadable, isReadable, openAmountFromWire, orNothing, orUnreadable, termsWire } from './openAmountWire.ts'
import type { HeadlineColours, Offering, Offerings, OpenAmount, Panel, Sale, Tier } from './panel.ts'

/** `#fff` is short for `#ffffff`. */
const hex = optional(
  mapped(z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)), (colour) =>
    colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour,
  ),
)
const personal = { priced_by_personal_data: flag }
const tier = { ...personal, pay_amount: price, get_amount: dollars, strike_through_get: optional(dollars), banner_label: text }
const icos = orUnreadable(listOf(z.object({ ...tier, ico_slug: id })))
const gcos = orUnreadable(listOf(z.object({ ...tier, gco_slug: id })))

const panelWire = z.object({
  project_id: id,
  planning: decidingFlag,
  // Essential: an unreadable value leaves open whether anything is sold.
  raising: z.nullish(bool),
  disable_gifting: decidingFlag,
  platewell_cash: z.nullish(bool),
  icos,
  gcos,
  standard_gcos: gcos,
  open_amount_options: orUnreadable(z.union([bool, mapped(z.array(z.unknown()), (options) => options.length > 0)])),
  ...termsWire,
  promo_slug: text,
  promo_end_date: optional(dayOrTime),
  fine_print: text,
  headline: text,
  headline_color: hex,
  background_color: hex,
})
type WireRead = z.output<typeof panelWire>
type TierRead = z.output<z.ZodMiniObject<typeof tier>>

const tierFromWire = (wire: TierRead, kind: PurchaseOption['kind'], id: string): Tier => ({
  option: { kind, id },
  pay: wire.pay_amount,
  get: wire.get_amount,
  strikeThroughGet: wire.strike_through_get,
  label: wire.banner_label,
  ...(wire.priced_by_personal_data && { isPersonalPrice: true }),
})

function createOffering([first, ...more]: readonly Tier[], openAmount: OpenAmount | null): Offering | null {
  if (first) return { kind: 'tiers', tiers: [first, ...more] }
  return openAmount && { kind: 'openAmount', terms: openAmount }
}

const orEmpty = <T>(list: readonly T[] | null | Unreadable): readonly T[] => orNothing(list) ?? []

/** An open amount replaces the tiers of account cash. Gift cards keep their tiers, if they have any. */
function offeringsFromWire(wire: WireRead): Offerings | null {
  const isOpen = wire.open_amount_options === true
  const openAmount = isOpen ? openAmountFromWire(wire) : null
  const icoTiers = isOpen ? [] : orEmpty(wire.icos).map((ico) => tierFromWire(ico, 'ico', ico.ico_slug))
  const gcoTiers = [...orEmpty(wire.gcos), ...orEmpty(wire.standard_gcos)].map((gco) => tierFromWire(gco, 'gco', gco.gco_slug))
  const cash = (wire.platewell_cash ?? true) ? createOffering(icoTiers, openAmount) : null
  const giftCards = wire.disable_gifting ? null : createOffering(gcoTiers, openAmount)
  if (cash) return { cash, giftCards }
  return giftCards && { cash, giftCards }
}

/** The products on sale; null if none can be read. */
function saleFromWire(wire: WireRead): Sale | null {
  if (wire.planning) return { status: 'planning' }
  const offerings = wire.raising ? offeringsFromWire(wire) : null
  if (offerings) return { status: 'open', offerings }
  const isRead =
    [wire.icos, wire.gcos, wire.standard_gcos, wire.open_amount_options].every(isReadable) &&
    (wire.open_amount_options !== true || openAmountFromWire(wire) !== null)
  return wire.raising && !isRead ? null : { status: 'soldOut' }
}

function coloursFromWire({ background_color: background, headline_color: text }: WireRead): HeadlineColours | null {
  return background || text ? { background, text } : null
}

const panelFromWire = (wire: WireRead, sale: Sale): Panel => ({
  projectId: wire.project_id,
  headline: wire.headline,
  colours: coloursFromWire(wire),
  promotion: wire.promo_slug ? { slug: wire.promo_slug, endsOn: wire.promo_end_date } : null,
  finePrint: wire.fine_print,
  sale,
})

/** Decodes `{ purchase_panel: … }` into a `Panel`. */
export const panelResponse = mapped(z.object({ purchase_panel: panelWire }), ({ purchase_panel: wire }, { issues }) => {
  const sale = saleFromWire(wire)
  if (sale) return panelFromWire(wire, sale)
  issues.push({ code: 'custom', message: 'Nothing that is sold can be read', input: wire })
  return z.NEVER
})

type Sent = z.input<typeof panelWire>
/** The panel as a server sends it, for simulated servers: they leave out absent values. */
export type PanelWire = { [Name in keyof Sent]: Exclude<Sent[Name], null> }
