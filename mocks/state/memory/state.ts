import * as z from 'zod/mini'
import type { ChargeWire } from '../../../features/checkout/chargeWire.ts'
import type * as redemption from '../../../features/diner/api.ts'
import type { ClosedWire } from '../../../features/payment/wire/chargeWire.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { giftState, noGifts } from '../bulk-gifting/giftRecord.ts'
import { leadRecord } from '../partners/leadRecord.ts'
import { refundAttempts, refundRecord } from '../managers/refundRecord.ts'
import { reviewRecord } from '../partners/reviewRecord.ts'
import type { Purchase } from '../checkout/purchase.ts'
import type { DinerPayment } from '../diner/dinerPayment.ts'
import { checkPayment } from '../managers/checkPayment.ts'
import { diningState, noDining } from '../diner/diningState.ts'
import { entry } from '../ledger/ledger.ts'
import type { PartnerChanges, PartnerExtras } from '../partners/partnerState.ts'

/** A guest's proof of a phone number or an email address, for one offer. */
const verification = z.object({
  token: z.string(),
  offerId: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The code that was texted; null where no text was sent. */
  code: z.nullable(z.string()),
  verified: z.boolean(),
  /** How many times the guest has asked whether the VERIFY text arrived. */
  polls: z.int(),
})

/** The result of a claim: the answer of its idempotency key. */
const claimOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claimed'), accountExists: z.boolean(), used: z.boolean(), notice: z.nullable(z.string()) }),
  z.object({ kind: z.literal('refused'), status: z.int(), message: z.string() }),
])

const claim = z.object({
  id: z.string(),
  offerCode: z.string(),
  /** The enterprise whose page sent it; empty if unknown. */
  enterprise: z.string(),
  /** Every contact by which the server recognizes the guest. */
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

/** An option that was created from an open amount, in cents. */
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

/** A charge, in dollars. */
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

/** A gift card that was sent. */
const gift = z.object({
  purchaseId: z.string(),
  recipientName: z.string(),
  recipientEmail: emailOnTheWire,
  message: z.string(),
  deliverOn: z.nullable(z.string()),
  timeZone: z.string(),
})

/** An address that wants news of a restaurant. */
const inquiry = z.object({ projectId: z.string(), email: z.string(), key: z.string(), at: z.int() })

/** A person who opted out of the sale and sharing of their data. */
const optOut = z.object({
  state: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The email of the account that sent it; null for none. */
  account: z.nullable(z.string()),
  at: z.int(),
})

const event = z.object({ name: z.string(), at: z.int(), properties: z.record(z.string(), z.unknown()) })

/** Everything that the sandbox stores, as JSON. Times are milliseconds since 1970. */
export const stateSchema = z.object({
  /** Every event that moved money, the oldest first. */
  ledger: z.array(entry),
  /** Who has claimed a gift, by its code. */
  giftHolders: z.record(z.string(), z.string()),
  /** A counter for ids and codes, so that the same calls create the same ones. */
  serial: z.int(),
  /** By token. */
  verifications: z.record(z.string(), verification),
  /** The email of the signed-in account, by token. */
  sessions: z.record(z.string(), z.string()),
  claims: z.array(claim),
  ...giftState,
  /** By idempotency key. */
  attempts: z.record(z.string(), claimOutcome),
  /** What was "sent", oldest first. */
  outbox: z.array(message),
  options: z.array(option),
  inquiries: z.array(inquiry),
  optOuts: z.array(optOut),
  charges: z.array(charge),
  /** The result of each payment attempt, or that it was closed, by idempotency key. */
  payments: z.record(z.string(), z.custom<ChargeWire | ClosedWire>()),
  /** Attempts that wait for the buyer's bank, by idempotency key. */
  awaiting: z.record(z.string(), z.custom<Purchase>()),
  users: z.array(user),
  gifts: z.array(gift),
  refunds: z.array(refundRecord),
  refundAttempts,
  reviews: z.array(reviewRecord),
  leads: z.array(leadRecord),
  /** By the project's slug. */
  partnerChanges: z.record(z.string(), z.custom<PartnerChanges>()),
  partnerExtras: z.record(z.string(), z.custom<PartnerExtras>()),
  /** The result of each payment of a check by a diner, or that it was closed, by idempotency key. */
  redemptions: z.record(z.string(), z.custom<redemption.ChargeWire | ClosedWire>()),
  /** Payments of checks that wait for the diner's bank, by idempotency key. */
  redemptionsAwaiting: z.record(z.string(), z.custom<DinerPayment>()),
  checkPayments: z.array(checkPayment),
  /** The idempotency keys of a manager's payments that were given up. */
  closedCheckPayments: z.array(z.string()),
  ...diningState,
  events: z.array(event),
})

export type State = z.infer<typeof stateSchema>
export type Verification = z.infer<typeof verification>
export type ClaimOutcome = z.infer<typeof claimOutcome>
export type Claim = z.infer<typeof claim>
export type Message = z.infer<typeof message>

export const emptyState = (): State => ({
  ledger: [],
  giftHolders: {},
  serial: 0,
  verifications: {},
  sessions: {},
  claims: [],
  ...noGifts(),
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
  refunds: [],
  refundAttempts: {},
  reviews: [],
  leads: [],
  partnerChanges: {},
  partnerExtras: {},
  redemptions: {},
  redemptionsAwaiting: {},
  checkPayments: [],
  closedCheckPayments: [],
  ...noDining(),
  events: [],
})
