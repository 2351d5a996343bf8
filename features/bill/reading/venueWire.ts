import * as z from 'zod/mini'
import { publicKey } from '../../payment/wire/publicKey.ts'
import { savedCards } from '../../payment/wire/savedCardsWire.ts'
import { placeBrand } from '../../shared/api/placeBrand.ts'
import { link } from '../../shared/links/link.ts'
import { dollars } from '../../shared/money/money.ts'
import { decidingFlag, documentedAs, id, inside, nullish, numeric, optional, text, mapped } from '../../shared/api/wire.ts'
import { balanceFields, cashFromWire, cashPartsFromWire } from './balances.ts'
import { creditBack, venueCurrency } from './venueFields.ts'
import { offer, offerList } from './offersWire.ts'
import { noHabit } from './tipHabit.ts'
import type { CreditOption, Venue } from '../venue.ts'
import { zone } from '../../shared/dates/zone.ts'

const optionWire = z.object({ id, amount: dollars, credit_to_give: dollars, hidden: decidingFlag })

const venueFields = z.object({
  ...balanceFields,
  project_id: optional(id),
  project_slug: text,
  name: text,
  location_type: nullish(z.string()),
  location_id: nullish(id),
  credit_cards: savedCards,
  gift_card_options: nullish(z.array(optionWire)),
  offers: offerList,
  offer: optional(offer),
  sub_credit_back_percent: creditBack,
  // The specification names no field for the tip's default and for whether its step can be skipped: these three are our decision.
  default_tip: nullish(numeric),
  tip_skippable: decidingFlag,
  // Our decision as well: the specification names the mode, but not its source.
  requires_authentication: decidingFlag,
  timezone: zone,
  country_code: venueCurrency,
  stripe_public_key: publicKey,
  white_logo_path: optional(link),
  purchase_page: optional(link),
  brand: placeBrand,
})

// Without its id, a location would be read and paid as the whole project: another location's check of the same number could open.
const namesItsLocation = ({ location_type, location_id }: z.output<typeof venueFields>): boolean =>
  location_type === null || location_type === 'Project' || location_id !== null

const venueWire = venueFields.check(z.refine(namesItsLocation, 'A location without its id'))
documentedAs.set(
  venueWire,
  z.union([z.extend(venueFields, { location_id: id }), z.extend(venueFields, { location_type: z.nullish(z.literal('Project')) })]),
)

const optionsFromWire = (options: readonly z.output<typeof optionWire>[]): readonly CreditOption[] =>
  options
    .filter(({ hidden, amount, credit_to_give }) => !hidden && amount > 0 && credit_to_give > 0)
    .map(({ id, amount, credit_to_give }) => ({ id, pay: amount, get: credit_to_give }))

function venueFromWire(wire: z.output<typeof venueWire>): Venue {
  const { offer: chosen, offers } = wire
  const isListed = chosen === null || offers.some(({ claimId }) => claimId === chosen.claimId)
  return {
    projectId: wire.project_id,
    projectSlug: wire.project_slug,
    name: wire.name,
    locationId: wire.location_type === 'Project' ? null : wire.location_id,
    cash: cashFromWire(wire),
    cashParts: cashPartsFromWire(wire),
    cards: wire.credit_cards,
    creditOptions: optionsFromWire(wire.gift_card_options ?? []),
    offers: isListed ? offers : [chosen, ...offers],
    chosenClaimId: chosen?.claimId ?? null,
    creditBack: wire.sub_credit_back_percent,
    // The usual tip belongs to the account, which another call reads.
    tip: { defaultTip: wire.default_tip, canBeSkipped: wire.tip_skippable, habit: noHabit },
    membersOnly: wire.requires_authentication,
    timeZone: wire.timezone,
    currency: wire.country_code,
    stripeKey: wire.stripe_public_key,
    logo: wire.white_logo_path,
    purchasePage: wire.purchase_page,
    brand: wire.brand,
  }
}

export const venueResponse = inside('data', mapped(venueWire, venueFromWire))

/** The body that a server sends, for the mocks. */
export type VenueWire = z.input<typeof venueWire>
