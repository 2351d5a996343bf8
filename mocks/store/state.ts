import * as z from 'zod/mini'
import type { ChargeWire, ClosedWire } from '../../features/checkout/chargeWire.ts'
import { emailOnTheWire } from '../../features/shared/email.ts'
import type { Purchase } from './buying.ts'

/** A guest's proof of a phone number or an e-mail address, for one offer. */
const verification = z.object({
  token: z.string(),
  offerId: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The code that was texted; null where no text was sent. */
  code: z.nullable(z.string()),
  verified: z.boolean(),
  /** How often the guest has asked whether the VERIFY text arrived. */
  polls: z.int(),
})

/** What a claim came to: the answer that its idempotency key will always have. */
const claimOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claimed'), accountExists: z.boolean(), used: z.boolean(), notice: z.nullable(z.string()) }),
  z.object({ kind: z.literal('refused'), status: z.int(), message: z.string() }),
])

const claim = z.object({
  id: z.string(),
  offerCode: z.string(),
  /** The enterprise whose page it came from; empty where that is not known. */
  enterprise: z.string(),
  /** Every contact by which the guest would be known again. */
  guest: z.array(z.string()),
  idempotencyKey: z.string(),
  smsOptIn: z.boolean(),
  emailOptIn: z.boolean(),
  at: z.int(),
})

const message = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'mail']),
  to: z.string(),
  text: z.string(),
  /** The verification code in the text, where there is one. */
  code: z.nullable(z.string()),
  at: z.int(),
})

/** What was made from an open amount, in cents, for the checkout to sell. */
const option = z.object({
  id: z.string(),
  kind: z.enum(['ico', 'gco']),
  amount: z.int(),
  pay: z.int(),
  get: z.int(),
  promoCode: z.nullable(z.string()),
  promotionSlug: z.nullable(z.string()),
  at: z.int(),
})

/** Money that moved, in dollars. */
const charge = z.object({
  id: z.string(),
  key: z.string(),
  optionId: z.string(),
  amount: z.number(),
  credited: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  at: z.int(),
})

/** Someone who set a password after buying. */
const user = z.object({ email: z.string(), password: z.string(), firstName: z.string(), lastName: z.string() })

/** A gift card on its way. */
const gift = z.object({
  purchaseId: z.string(),
  recipientName: z.string(),
  recipientEmail: emailOnTheWire,
  message: z.string(),
  deliverOn: z.nullable(z.string()),
  timeZone: z.string(),
})

/** An address that wants to hear from a restaurant. */
const inquiry = z.object({ projectId: z.string(), email: z.string(), key: z.string(), at: z.int() })

/** A person who said no to the sale and the sharing of what is known about them. */
const optOut = z.object({
  state: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The address of the account in whose name it was sent; null for nobody's. */
  account: z.nullable(z.string()),
  at: z.int(),
})

const event = z.object({ name: z.string(), at: z.int(), properties: z.record(z.string(), z.unknown()) })

/** All that the sandbox remembers, as JSON. Times are milliseconds since 1970. */
export const stateSchema = z.object({
  /** Counts what was made, so that the same calls bring the same ids and codes. */
  serial: z.int(),
  /** By token. */
  verifications: z.record(z.string(), verification),
  /** The e-mail of the account that is signed in, by token. */
  sessions: z.record(z.string(), z.string()),
  claims: z.array(claim),
  /** By idempotency key (NET-08). */
  attempts: z.record(z.string(), claimOutcome),
  /** What was "sent", oldest first. */
  outbox: z.array(message),
  options: z.array(option),
  inquiries: z.array(inquiry),
  optOuts: z.array(optOut),
  charges: z.array(charge),
  /** What an attempt to pay came to, or that it was given up, by idempotency key (NET-08). */
  payments: z.record(z.string(), z.custom<ChargeWire | ClosedWire>()),
  /** Attempts that wait for the buyer's bank, by idempotency key. */
  awaiting: z.record(z.string(), z.custom<Purchase>()),
  users: z.array(user),
  gifts: z.array(gift),
  events: z.array(event),
})

export type State = z.infer<typeof stateSchema>
export type Verification = z.infer<typeof verification>
export type ClaimOutcome = z.infer<typeof claimOutcome>
export type Claim = z.infer<typeof claim>
export type Message = z.infer<typeof message>

export const emptyState = (): State => ({
  serial: 0,
  verifications: {},
  sessions: {},
  claims: [],
  attempts: {},
  outbox: [],
  options: [],
  inquiries: [],
  optOuts: [],
  charges: [],
  payments: {},
  awaiting: {},
  users: [],
  gifts: [],
  events: [],
})
