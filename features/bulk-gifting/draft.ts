import * as z from 'zod/mini'
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

/** Pairs instead of objects: the browser's storage has room for 50,000 of them. */
const saved = z.object({
  version: z.literal(2),
  /** The buyer's address: after a sign-in by somebody else in the same tab, the draft must not show. */
  owner: z.string(),
  id: z.string(),
  recipients: z.array(z.tuple([emailOnTheWire, z.string()])),
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

export const writeDraft = (owner: string, { id, list, typed, details }: OrderDraft): string =>
  JSON.stringify({
    version: 2,
    owner,
    id,
    recipients: list.recipients.map(({ email, name }) => [email, name]),
    failed: list.failed,
    typed,
    details,
  })

/** Null if the text is no draft of this buyer and of this version. */
export function readDraft(buyer: string, text: string | null): OrderDraft | null {
  try {
    const { owner, id, recipients, failed, typed, details } = saved.parse(JSON.parse(text ?? ''))
    if (owner !== buyer) return null
    return { id, list: { recipients: recipients.map(([email, name]) => ({ email, name })), failed }, typed, details }
  } catch {
    return null
  }
}
