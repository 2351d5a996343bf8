import * as z from 'zod/mini'
import { giftChange, giftOrder } from '../bulk-gifting/giftRecord.ts'
import { charge, purchaseLink, sentGift } from '../checkout/bought.ts'
import { mandate, renewal } from '../checkout/renewal.ts'
import { billPayment, card } from '../diner/billPayment.ts'
import { entry } from '../ledger/ledger.ts'
import { checkPayment } from '../managers/checkPayment.ts'
import { partnerChanges, partnerExtras } from '../partners/partnerState.ts'
import { refusal } from './refusal.ts'

const list = <S extends z.ZodMiniType>(entry: S) => z._default(z.array(entry), () => [])
const byKey = <S extends z.ZodMiniType>(entry: S) => z._default(z.record(z.string(), entry), () => ({}))

/** A guest's proof of a phone number or an email address, for one offer. */
const verification = z.object({
  token: z.string(),
  offerId: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The code that was texted; null where no text was sent. */
  code: z.nullable(z.string()),
  verified: z.boolean(),
  /** The number of the guest's polls for the VERIFY text. */
  polls: z.int(),
})

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

/** Someone who set a password after buying. */
const user = z.object({ email: z.string(), password: z.string(), firstName: z.string(), lastName: z.string() })

/** An address that wants news of a restaurant. */
const inquiry = z.object({ projectId: z.string(), email: z.string(), at: z.int() })

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

const json = z.record(z.string(), z.unknown())

/** A write that has arrived, or that was closed before it could. */
const attempt = z.object({
  /** The answer, which a look-up gets too. */
  answer: json,
  /** A repeated request gets this instead of the answer. */
  refusal: z.optional(refusal),
  /** The request, while the payer's bank is awaited. */
  awaiting: z.optional(json),
  /** The account that made it; none for a guest's. */
  payer: z.optional(z.string()),
})

/** A manager's refund of a payment, in cents. */
const refund = z.object({
  id: z.string(),
  key: z.string(),
  transactionId: z.string(),
  status: z.enum(['done', 'pending', 'failed']),
  bill: z.int(),
  tip: z.int(),
  reason: z.string(),
  notes: z.string(),
  by: z.string(),
  at: z.int(),
})

/** An edit request or an approval in the review of a campaign's emails. */
const review = z.object({
  id: z.string(),
  campaignId: z.string(),
  kind: z.enum(['edit_request', 'approval']),
  by: z.string(),
  message: z.nullable(z.string()),
  images: z.array(z.string()),
  at: z.int(),
})

/** A restaurant that wants to join. */
const lead = z.object({
  id: z.string(),
  email: z.string(),
  restaurantName: z.string(),
  placeId: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.nullable(z.string()))),
  isBankLinked: z.boolean(),
  at: z.int(),
})

/** Everything that the sandbox stores. On the disk it is JSON of the wire. Times are milliseconds since 1970. */
export const stateSchema = z.object({
  /** Every event that moved money, the oldest first. */
  ledger: list(entry),
  /** The claimant of a gift, by its code. */
  giftHolders: byKey(z.string()),
  /** A counter for ids and codes, so that the same calls create the same ones. */
  serial: z._default(z.int(), 0),
  /** By token. */
  verifications: byKey(verification),
  /** The email of the signed-in account, by token. */
  sessions: byKey(z.string()),
  claims: list(claim),
  /** By idempotency key. */
  attempts: byKey(attempt),
  /** The messages that were "sent", oldest first. */
  outbox: list(message),
  options: list(option),
  inquiries: list(inquiry),
  optOuts: list(optOut),
  charges: list(charge),
  /** The subscriptions that end at their last paid day, by their id. */
  canceled: list(z.string()),
  renewals: list(renewal),
  /** The provider's name for the card that was given last, by subscription. */
  subscriptionCards: byKey(z.string()),
  /** The subscriptions whose coming price was agreed to. */
  agreedPrices: list(z.string()),
  mandates: list(mandate),
  users: list(user),
  purchaseLinks: list(purchaseLink),
  gifts: list(sentGift),
  giftOrders: list(giftOrder),
  /** By `order/recipient`. */
  giftChanges: byKey(giftChange),
  refunds: list(refund),
  reviews: list(review),
  leads: list(lead),
  /** By the project's slug. */
  partnerChanges: byKey(partnerChanges),
  partnerExtras: byKey(partnerExtras),
  checkPayments: list(checkPayment),
  billPayments: list(billPayment),
  /** Saved at the table, by the email of their owner. */
  cards: byKey(z.array(card)),
  /** By the email of their owner. */
  photos: byKey(z.string()),
  events: list(event),
})

export type State = z.infer<typeof stateSchema>
export type Verification = z.infer<typeof verification>
export type Claim = z.infer<typeof claim>
export type Message = z.infer<typeof message>

export const emptyState = (): State => z.decode(stateSchema, {})
