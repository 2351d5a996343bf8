import * as z from 'zod/mini'
import { giftDetails } from '../../../features/bulk-gifting/draft/details.ts'
import type { OrderDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import type { Recipient, FailedRow } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { emailOrPhoneOnTheWire } from '../../../features/shared/contact/address.ts'
import { token } from '../../runtime/session/token.ts'
import { savedAt } from '../../runtime/storage/saved.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { pause } from '../../runtime/page/pause.ts'
import { mapped, whole } from '../../../features/shared/api/wire.ts'

/** A session may expire while somebody prepares a long list: the buyer continues after the next sign-in. A sign-out removes it. */
const storageKey = 'gifting.draft'

/** All but the lists. */
const saved = savedAt(
  tabStorage,
  storageKey,
  z.object({
    version: z.literal(4),
    /** The buyer's address: after a sign-in by somebody else in the same tab, the draft must not show. */
    owner: z.string(),
    id: z.string(),
    parts: z.object({ recipients: whole, failed: whole }),
    tooMany: whole,
    leftOut: z.optional(z.object({ texts: z.readonly(z.array(z.string())), addresses: whole })),
    typed: z.string(),
    details: z.nullable(giftDetails),
  }),
)

/** Entries of a list that are saved together: to write or to read a long list at once would stop the page. */
const partSize = 1_000

const splitIntoParts = <Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(list.length / partSize) }, (_, index) => list.slice(index * partSize, (index + 1) * partSize))

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

/** A list in parts. They are read, and written, in short steps. */
function savedList<Entry>(name: string, schema: z.ZodMiniType<Entry>, toSave: (entry: Entry) => unknown) {
  const getKey = (index: number) => `${storageKey}.${name}.${index}` as const
  return {
    /** Null if a part is missing. */
    async read(count: number): Promise<readonly Entry[] | null> {
      const entries: Entry[] = []
      for (let index = 0; index < count; index += 1) {
        const part = savedAt(tabStorage, getKey(index), z.array(schema)).read()
        if (part === null) return null
        entries.push(...part)
        await pause()
      }
      return entries
    },
    /** Writes the parts that have changed since the last time. Each step yields whether the browser had room. */
    saver(before: readonly Entry[]) {
      const written = new Map(splitIntoParts(before).entries())
      return function* save(list: readonly Entry[]): Generator<boolean> {
        const parts = splitIntoParts(list)
        for (const [index, part] of parts.entries()) {
          if (isSame(part, written.get(index) ?? [])) continue
          const isSaved = tabStorage.write(getKey(index), JSON.stringify(part.map(toSave)))
          if (isSaved) written.set(index, part)
          else written.delete(index)
          yield isSaved
        }
        for (let index = parts.length; tabStorage.read(getKey(index)) !== null; index += 1) {
          tabStorage.remove(getKey(index))
          written.delete(index)
        }
      }
    },
  }
}

/** Pairs instead of objects: the browser's storage has room for 50,000 of them. */
const recipients = savedList<Recipient>(
  'recipients',
  mapped(
    z.tuple([z.union([emailOrPhoneOnTheWire.email, emailOrPhoneOnTheWire.phone]), z.string()], z.literal('doubtful')),
    ([address, name, ...marks]) => ({ address, name, ...(marks.length > 0 && { isDoubtful: true }) }),
  ),
  ({ address, name, isDoubtful }) => [address, name, ...(isDoubtful ? ['doubtful'] : [])],
)
const failedRows = savedList<FailedRow>(
  'failed',
  z.object({ number: z.number(), address: z.string(), name: z.string(), reason: z.string(), isGuessed: z.optional(z.boolean()) }),
  (row) => row,
)

function savedBy(buyer: string) {
  const draft = saved.read()
  return draft?.owner === buyer ? draft : null
}

/** The saved draft of this buyer; null if there is none, or a part of it is missing. */
export async function savedDraft(buyer: string): Promise<OrderDraft | null> {
  const draft = savedBy(buyer)
  const people = draft && (await recipients.read(draft.parts.recipients))
  const failed = draft && (await failedRows.read(draft.parts.failed))
  if (!people || !failed) return null
  const { id, tooMany, leftOut, typed, details } = draft
  return { id, list: { recipients: people, failed, tooMany, ...(leftOut && { leftOut }) }, typed, details }
}

/** Open drafts whose last change waits to be saved. */
const open = new Set<() => void>()

/** Registers the saving of an open draft before it is read; returns a function that ends it. */
export function saveWhenAsked(saveNow: () => void): () => void {
  open.add(saveNow)
  return () => void open.delete(saveNow)
}

/** Whether anything would be lost with a sign-out. */
export function hasUnpaidOrder(buyer: string): boolean {
  for (const saveNow of open) saveNow()
  const draft = savedBy(buyer)
  if (draft === null) return false
  return draft.parts.recipients + draft.parts.failed > 0 || `${draft.typed}${draft.details?.message ?? ''}`.trim() !== ''
}

/** Saves a buyer's draft in short steps. After a sign-out nothing is written: the draft holds other people's addresses. */
export function draftSaver(owner: string, before: OrderDraft) {
  const saveRecipients = recipients.saver(before.list.recipients)
  const saveFailed = failedRows.saver(before.list.failed)
  return function* save({ id, list, typed, details }: OrderDraft): Generator<boolean> {
    if (token() === null) return
    yield* saveRecipients(list.recipients)
    yield* saveFailed(list.failed)
    const parts = { recipients: splitIntoParts(list.recipients).length, failed: splitIntoParts(list.failed).length }
    yield saved.write({ version: 4, owner, id, parts, tooMany: list.tooMany, leftOut: list.leftOut, typed, details })
  }
}
