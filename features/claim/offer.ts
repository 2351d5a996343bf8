import * as z from 'zod/mini'
import { cents, centsSchema } from '../shared/money/money.ts'

const text = z.nullable(z.string())

/** When an offer ends. */
const expiration = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('days'), days: z.number() }),
  /** A calendar day, `YYYY-MM-DD`. */
  z.object({ mode: z.literal('setDate'), date: z.string() }),
  z.object({ mode: z.literal('none') }),
])
export type Expiration = Readonly<z.output<typeof expiration>>

/** The contact that the offer needs. */
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

/** The kind of person who invites the guest to an offer that is a referral. */
const invitation = z.literal(['ambassador', 'member'])
export type Invitation = z.output<typeof invitation>

/** A promotional offer as a guest may claim it, and as it is saved. */
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
})
export type Offer = Readonly<z.output<typeof offer>>

/** Shown if an offer names no amount. */
export const defaultAmount = cents(2500)
