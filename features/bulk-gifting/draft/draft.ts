import * as z from 'zod/mini'
import type { Recipient } from '../order.ts'
import type { Pause } from '../recipients/parseTable.ts'
import { type FailedRow, type RecipientList, emptyList } from '../recipients/recipientList.ts'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import { whole } from '../../shared/api/whole.ts'

/** What all recipients get, as typed. */
const giftDetails = z.readonly(
  z.object({
    /** A preset in cents, or `custom`. */
    choice: z.union([whole, z.literal('custom')]),
    /** Whole dollars, as typed. */
    custom: z.string(),
    message: z.string(),
    /** A calendar day, `YYYY-MM-DD`; null for at once. */
    sendOn: z.nullable(z.string()),
    timeZone: z.string(),
  }),
)
export type GiftDetails = z.output<typeof giftDetails>

/** An order that is not paid yet. A reload loses nothing. */
export type OrderDraft = {
  /** An attempt to pay names the draft that it pays for: another order has another id. */
  readonly id: string
  readonly list: RecipientList
  /** Typed recipients that are not in the list yet. */
  readonly typed: string
  /** Null before the person has chosen anything. */
  readonly details: GiftDetails | null
}

/** In characters. The browser takes seconds to lay out a text of 50,000 lines, and the page stops meanwhile. */
const longestTyped = 20_000

/** A text that goes into the list at once, and not into the field. */
export const isTooLongToEdit = (text: string): boolean => text.length > longestTyped

export const emptyDraft = (id: string): OrderDraft => ({ id, list: emptyList, typed: '', details: null })

/** Entries of a list that are saved together: to write or to read a long list at once would stop the page. */
const partSize = 1_000

/** All but the lists. */
const savedDraft = z.object({
  version: z.literal(4),
  /** The buyer's address: after a sign-in by somebody else in the same tab, the draft must not show. */
  owner: z.string(),
  id: z.string(),
  /** How many parts the lists have. */
  parts: z.object({ recipients: whole, failed: whole }),
  // A draft of a former build has none.
  tooMany: z._default(whole, 0),
  typed: z.string(),
  details: z.nullable(giftDetails),
})

/** Pairs instead of objects: the browser's storage has room for 50,000 of them. */
const savedRecipients = z.array(z.tuple([emailOnTheWire, z.string()]))
const savedFailed = z.array(z.object({ number: z.number(), address: z.string(), name: z.string(), reason: z.string() }))

/** A list in its parts. */
export const partsOf = <Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(list.length / partSize) }, (_, index) => list.slice(index * partSize, (index + 1) * partSize))

export const writeRecipients = (part: readonly Recipient[]): string => JSON.stringify(part.map(({ email, name }) => [email, name]))
export const writeFailed = (part: readonly FailedRow[]): string => JSON.stringify(part)

/** All but the lists. */
export function writeDraft(owner: string, { id, list, typed, details }: OrderDraft): string {
  const parts = { recipients: partsOf(list.recipients).length, failed: partsOf(list.failed).length }
  return JSON.stringify({ version: 4, owner, id, parts, tooMany: list.tooMany, typed, details })
}

/** Null if the text is no draft of this buyer and of this version. */
function savedBy(buyer: string, text: string | null): z.output<typeof savedDraft> | null {
  try {
    const draft = savedDraft.parse(JSON.parse(text ?? 'null'))
    return draft.owner === buyer ? draft : null
  } catch {
    return null
  }
}

/** Whether anything would be lost with what is saved. */
export function isWorthSaving(buyer: string, text: string | null): boolean {
  const draft = savedBy(buyer, text)
  if (draft === null) return false
  return draft.parts.recipients + draft.parts.failed > 0 || draft.typed.trim() !== '' || (draft.details?.message ?? '').trim() !== ''
}

type Parts = z.output<typeof savedDraft>['parts']

/** Reads a part of a list by its index. */
export type ReadPart = (of: keyof Parts, index: number) => string | null

/** A saved draft. Null if the text is no draft of this buyer and of this version, or a part is missing. */
export async function readDraft(buyer: string, text: string | null, readPart: ReadPart, pause: Pause): Promise<OrderDraft | null> {
  const draft = savedBy(buyer, text)
  if (draft === null) return null
  async function listOf<Entry>(of: keyof Parts, count: number, schema: z.ZodMiniType<readonly Entry[]>): Promise<readonly Entry[]> {
    const entries: Entry[] = []
    for (let index = 0; index < count; index += 1) {
      entries.push(...schema.parse(JSON.parse(readPart(of, index) ?? 'null')))
      await pause()
    }
    return entries
  }
  try {
    const pairs = await listOf('recipients', draft.parts.recipients, savedRecipients)
    const failed = await listOf('failed', draft.parts.failed, savedFailed)
    const { id, tooMany, typed, details } = draft
    return { id, list: { recipients: pairs.map(([email, name]) => ({ email, name })), failed, tooMany }, typed, details }
  } catch {
    return null
  }
}
