import { isolated } from '../../ui/isolated.ts'
import * as z from 'zod/mini'
import { formatDay } from '../shared/dates/day.ts'
import { type Currency, cents, centsSchema, formatMoney, formatMoneyShort } from '../shared/money/money.ts'

const text = z.nullable(z.string())

const expiration = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('days'), days: z.number() }),
  /** A calendar day, `YYYY-MM-DD`. */
  z.object({ mode: z.literal('setDate'), date: z.string() }),
  z.object({ mode: z.literal('none') }),
])
export type Expiration = Readonly<z.output<typeof expiration>>

export const contactNeeds = ['email', 'phone', 'emailAndPhone'] as const
export type ContactNeed = (typeof contactNeeds)[number]

/** A bonus that an existing member can buy instead. */
const tier = z.object({ icoId: z.string(), pay: centsSchema, get: centsSchema, bonus: centsSchema })
export type Tier = Readonly<z.output<typeof tier>>

const brand = z.object({ name: z.string(), heroUrl: text, logoUrl: text })
export type Brand = Readonly<z.output<typeof brand>>

/** The group that an offer is for, or that invites to it. At least one of the two is set. */
const group = z.object({ name: text, imageUrl: text })
export type Group = Readonly<z.output<typeof group>>

const invitation = z.literal(['ambassador', 'member'])
export type Invitation = z.output<typeof invitation>

export const offer = z.object({
  id: z.number(),
  name: z.string(),
  /** Null if the offer names no amount: `defaultAmount` is shown. */
  amount: z.nullable(centsSchema),
  /** Null if there is no minimum; 'notNamed' if there is one without an amount. */
  minimumSpend: z.nullable(z.union([centsSchema, z.literal('notNamed')])),
  /** Null if the server's value cannot be read: then the page shows none. */
  expiration: z.nullable(expiration),
  newUsersOnly: z.boolean(),
  contactNeed: z.literal(contactNeeds),
  needsClaimCode: z.boolean(),
  /** Texts of the days and hours, if they are limited. */
  redeemable: z.object({ days: text, hours: text }),
  details: text,
  open: z.boolean(),
  geoName: text,
  brand: z.nullable(brand),
  group: z.nullable(group),
  /** Null for an offer that is no referral. */
  invitation: z.nullable(invitation),
  tiers: z.array(tier),
  /** Whether its amount was computed from the person's data. */
  isPersonalPrice: z.optional(z.literal(true)),
})
export type Offer = Readonly<z.output<typeof offer>>

const defaultAmount = cents(2500)

/** The offer's amount as text, such as `$25`; `$25.00` is the specified text for an offer that names none. */
export const amountText = ({ amount }: Offer, currency: Currency): string =>
  amount === null ? formatMoney(defaultAmount, currency) : formatMoneyShort(amount, currency)

/** The offer's name below its amount: a name that begins with the amount continues it. */
export function titleFromOffer(offer: Offer, currency: Currency): string {
  const start = `${amountText(offer, currency)} `
  return offer.name.startsWith(start) ? offer.name.slice(start.length) : offer.name
}

export function invitationText({ invitation, group, brand }: Offer): string | null {
  switch (invitation) {
    case 'ambassador':
      return group?.name
        ? `${isolated(group.name)} invites you`
        : `${brand ? `An ambassador of ${isolated(brand.name)}` : 'One of our ambassadors'} invites you`
    case 'member':
      return group?.name ? `A friend from ${isolated(group.name)} invites you` : 'A friend invites you'
    case null:
      return null
  }
}

function expiryText({ expiration }: Offer): string | null {
  switch (expiration?.mode) {
    case undefined:
      return null
    case 'days':
      return expiration.days === 1 ? '1 day after you claim it' : `${expiration.days} days after you claim it`
    case 'setDate':
      return formatDay(expiration.date)
    case 'none':
      return 'Never'
  }
}

export type Term = { readonly term: string; readonly detail: string }

export function getTerms(offer: Offer, currency: Currency): readonly Term[] {
  const { brand, geoName, minimumSpend, redeemable, details, newUsersOnly } = offer
  const rows: readonly (readonly [term: string, detail: string | null])[] = [
    ['Where', [brand?.name, geoName].filter(Boolean).join(', ') || null],
    ['Minimum spend', minimumSpend === null ? 'None' : minimumSpend === 'notNamed' ? null : formatMoney(minimumSpend, currency)],
    ['Expires', expiryText(offer)],
    ['Days', redeemable.days],
    ['Hours', redeemable.hours],
    ['For', newUsersOnly ? 'New members' : null],
    ['Details', details],
  ]
  return rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))
}

function endFromOffer({ expiration }: Offer): readonly Term[] {
  switch (expiration?.mode) {
    case undefined:
    case 'none':
      return []
    case 'days':
      return [{ term: 'Use it within', detail: expiration.days === 1 ? '1 day of claiming' : `${expiration.days} days of claiming` }]
    case 'setDate':
      return [{ term: 'Use it by', detail: formatDay(expiration.date) }]
  }
}

/** The two terms that decide whether a guest comes: until when, and from which bill. */
export const stubFromOffer = (offer: Offer, currency: Currency): readonly Term[] => [
  ...endFromOffer(offer),
  ...(typeof offer.minimumSpend === 'number'
    ? [{ term: 'On a bill of', detail: `${formatMoneyShort(offer.minimumSpend, currency)} or more` }]
    : []),
]
