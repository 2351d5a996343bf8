import {
  type OrderDraft,
  type ReadPart,
  isWorthSaving,
  partsOf,
  readDraft,
  writeDraft,
  writeFailed,
  writeRecipients,
} from '../../../features/bulk-gifting/draft/draft.ts'
import { token } from '../../runtime/session/token.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { pause } from '../pause.ts'

/**
 * A session may expire while somebody prepares a long list: the same buyer continues it after the next sign-in. A sign-out
 * removes it.
 */
const storageKey = 'gifting.draft'

type ListName = Parameters<ReadPart>[0]

const keyOfPart = (of: ListName, index: number): string => `${storageKey}.${of}.${index}`

export const savedDraft = (buyer: string): Promise<OrderDraft | null> =>
  readDraft(buyer, tabStorage.read(storageKey), (of, index) => tabStorage.read(keyOfPart(of, index)), pause)

export const hasUnpaidOrder = (buyer: string): boolean => isWorthSaving(buyer, tabStorage.read(storageKey))

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

/** Saves a list in short steps, of which each says whether the browser had room. Parts that have not changed are left out. */
function listSaver<Entry>(of: ListName, saved: readonly Entry[], write: (part: readonly Entry[]) => string) {
  const written = new Map(partsOf(saved).entries())
  return function* save(list: readonly Entry[]): Generator<boolean> {
    const parts = partsOf(list)
    for (const [index, part] of parts.entries()) {
      if (isSame(part, written.get(index) ?? [])) continue
      const isSaved = tabStorage.write(keyOfPart(of, index), write(part))
      if (isSaved) written.set(index, part)
      else written.delete(index)
      yield isSaved
    }
    for (let index = parts.length; tabStorage.read(keyOfPart(of, index)) !== null; index += 1) {
      tabStorage.remove(keyOfPart(of, index))
      written.delete(index)
    }
  }
}

/**
 * Saves a buyer's draft in short steps, beginning with the one that is saved. After a sign-out nothing is written: the draft holds
 * other people's addresses.
 */
export function draftSaver(buyer: string, { list }: OrderDraft) {
  const saveRecipients = listSaver('recipients', list.recipients, writeRecipients)
  const saveFailed = listSaver('failed', list.failed, writeFailed)
  return function* save(draft: OrderDraft): Generator<boolean> {
    if (token() === null) return
    yield* saveRecipients(draft.list.recipients)
    yield* saveFailed(draft.list.failed)
    yield tabStorage.write(storageKey, writeDraft(buyer, draft))
  }
}
