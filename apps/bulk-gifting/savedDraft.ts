import { type OrderDraft, isWorthKeeping, partsOf, readDraft, writeDraft, writePart } from '../../features/bulk-gifting/draft.ts'
import type { Recipient } from '../../features/bulk-gifting/order.ts'
import { tabStorage } from '../runtime/storage.ts'

/**
 * Not `flow.…`, which every end of a session removes: a session may expire while somebody prepares a long list, and the same
 * buyer continues it after the next sign-in. A Logout removes it.
 */
const storageKey = 'gifting.draft'

const keyOfPart = (index: number): string => `${storageKey}.${index}`

export const savedDraft = (buyer: string): OrderDraft | null =>
  readDraft(buyer, tabStorage.read(storageKey), (index) => tabStorage.read(keyOfPart(index)))

export const removeDraft = (): void => tabStorage.clear(storageKey)

export function hasUnpaidOrder(buyer: string): boolean {
  const draft = savedDraft(buyer)
  return draft !== null && isWorthKeeping(draft)
}

const isSame = (one: readonly Recipient[], other: readonly Recipient[]): boolean =>
  one.length === other.length && one.every((recipient, index) => recipient === other[index])

/** Saves a buyer's draft in short steps, of which each says whether the browser had room. Parts that have not changed are left out. */
export function draftSaver(buyer: string) {
  const written = new Map<number, readonly Recipient[]>()
  return function* save(draft: OrderDraft): Generator<boolean> {
    const parts = partsOf(draft.list.recipients)
    for (const [index, part] of parts.entries()) {
      if (isSame(part, written.get(index) ?? [])) continue
      const isSaved = tabStorage.write(keyOfPart(index), writePart(part))
      if (isSaved) written.set(index, part)
      else written.delete(index)
      yield isSaved
    }
    for (let index = parts.length; tabStorage.read(keyOfPart(index)) !== null; index += 1) {
      tabStorage.remove(keyOfPart(index))
      written.delete(index)
    }
    yield tabStorage.write(storageKey, writeDraft(buyer, draft))
  }
}
