import * as z from 'zod/mini'
import type { Recipient } from './order.ts'
import type { RecipientList } from './readRecipients.ts'
import { emailOnTheWire } from '../shared/email.ts'
import { whole } from '../shared/whole.ts'

/** What all recipients get, as typed. */
export type GiftDetails = {
  /** A preset in cents, or `custom`. */
  readonly choice: number | 'custom'
  /** Whole dollars, as typed. */
  readonly custom: string
  readonly message: string
  /** A calendar day, `YYYY-MM-DD`; null for at once. */
  readonly sendOn: string | null
  readonly timeZone: string
}

/** An order that is not paid yet (BLK-09: a reload loses nothing). */
export type OrderDraft = {
  /** An attempt to pay names the draft that it pays for. */
  readonly id: string
  readonly list: RecipientList
  /** Typed recipients that are not in the list yet. */
  readonly typed: string
  /** Null before the person has chosen anything. */
  readonly details: GiftDetails | null
}

export const emptyDraft = (id: string): OrderDraft => ({ id, list: { recipients: [], failed: [] }, typed: '', details: null })

/** Whether anything would be lost with the draft. */
export const isWorthKeeping = ({ list, typed, details }: OrderDraft): boolean =>
  list.recipients.length + list.failed.length > 0 || typed.trim() !== '' || (details?.message ?? '').trim() !== ''

/** Recipients that are saved together: writing a long list at once would stop the page. */
export const recipientsPerPart = 1_000

const saved = z.object({
  version: z.literal(3),
  /** The buyer's address: after a sign-in by somebody else in the same tab, the draft must not show. */
  owner: z.string(),
  id: z.string(),
  /** How many parts the recipients have. */
  parts: z.number(),
  failed: z.array(z.object({ number: z.number(), address: z.string(), name: z.string(), reason: z.string() })),
  typed: z.string(),
  details: z.nullable(
    z.object({
      choice: z.union([whole, z.literal('custom')]),
      custom: z.string(),
      message: z.string(),
      sendOn: z.nullable(z.string()),
      timeZone: z.string(),
    }),
  ),
})

/** Pairs instead of objects: the browser's storage has room for 50,000 of them. */
const savedPart = z.array(z.tuple([emailOnTheWire, z.string()]))

/** The recipients in parts. */
export const partsOf = (recipients: readonly Recipient[]): readonly (readonly Recipient[])[] =>
  Array.from({ length: Math.ceil(recipients.length / recipientsPerPart) }, (_, index) =>
    recipients.slice(index * recipientsPerPart, (index + 1) * recipientsPerPart),
  )

export const writePart = (recipients: readonly Recipient[]): string => JSON.stringify(recipients.map(({ email, name }) => [email, name]))

/** All but the recipients. */
export const writeDraft = (owner: string, { id, list, typed, details }: OrderDraft): string =>
  JSON.stringify({ version: 3, owner, id, parts: partsOf(list.recipients).length, failed: list.failed, typed, details })

/** Null if the text is no draft of this buyer and of this version, or a part is missing. */
export function readDraft(buyer: string, text: string | null, partAt: (index: number) => string | null): OrderDraft | null {
  try {
    const { owner, id, parts, failed, typed, details } = saved.parse(JSON.parse(text ?? ''))
    if (owner !== buyer) return null
    const pairs = Array.from({ length: parts }, (_, index) => savedPart.parse(JSON.parse(partAt(index) ?? ''))).flat()
    return { id, list: { recipients: pairs.map(([email, name]) => ({ email, name })), failed }, typed, details }
  } catch {
    return null
  }
}
