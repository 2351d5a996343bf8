import * as z from 'zod/mini'
import { giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import { type EmailRule, emailOnTheWire, emailSchema } from '../shared/contact/email.ts'
import { nameSchema } from '../shared/forms/nameSchema.ts'
import { centsSchema } from '../shared/money/money.ts'
import { type PurchaseOption, purchaseOption } from '../shared/money/purchaseOption.ts'
import { type Account, savedAccount } from './account.ts'
import { order } from './order.ts'

/** The option and the promo code in the address, if any. */
export type AskedLink = { readonly option: PurchaseOption | null; readonly promoCode: string | null }

const link = z.object({ option: purchaseOption, promoCode: z.nullable(z.string()) })
export type Link = Readonly<z.output<typeof link>>

const buyerDraft = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() })
export type BuyerDraft = Readonly<z.output<typeof buyerDraft>>

export const emptyBuyer = { email: '', firstName: '', lastName: '' } as const satisfies BuyerDraft

/** The buyer's details after the form has checked them. */
export const buyer = z.extend(buyerDraft, { email: emailOnTheWire })
export type Buyer = Readonly<z.output<typeof buyer>>

export const buyerSchema = (rule: EmailRule) =>
  z.object({ email: emailSchema(rule), firstName: nameSchema('Enter your first name.'), lastName: nameSchema('Enter your last name.') })

export const giftDesign = z.literal(giftDesigns)

/** A gift card as the buyer writes it before paying. The page after the payment begins with it. */
export const present = z.object({ design: giftDesign, recipientName: z.string(), message: z.string() })
export type Present = Readonly<z.output<typeof present>>

/** As it is saved: without the member. */
export const savedVisit = z.object({
  order,
  buyer: buyerDraft,
  account: savedAccount,
  /** The code in the address or typed here, whether or not it changed the price. */
  askedCode: z.nullable(z.string()),
  /** The text of the field for the code, until it is applied. */
  typedCode: z.optional(z.string()),
  /** The buyer's time zone: `America/Chicago`. */
  timeZone: z.string(),
  present: z.optional(present),
})
/** The buyer's input and the data of the page. Every step carries it, so that going back loses nothing. */
export type Visit = Readonly<Omit<z.output<typeof savedVisit>, 'account'>> & { readonly account: Account }

/** The data to read and for whom; and the buyer's step, if the page is read again. */
export const opening = z.object({
  link,
  /** Somebody is signed in, and is read after the order. */
  isMember: z.boolean(),
  timeZone: z.string(),
  buyer: buyerDraft,
  typedCode: z.optional(z.string()),
  present: z.optional(present),
  /** With the total that the buyer saw: a different total is reported. */
  paying: z.nullable(z.object({ buyer, shown: centsSchema })),
  /** Opened at the address that sells only subscriptions. */
  mustRenew: z.boolean(),
  /** Why the server refused the link's code: the order is read without it. */
  codeRefusal: z.optional(z.string()),
  /** The buyer who goes on to the payment once the order is read. */
  next: z.optional(buyer),
})
export type Opening = Readonly<z.output<typeof opening>>

/** Whether a guest can type their details while the order is read. A member's are read, and a subscription's notes come first. */
export const isTypedEarly = ({ isMember, paying, mustRenew }: Opening): boolean => !isMember && paying === null && !mustRenew
