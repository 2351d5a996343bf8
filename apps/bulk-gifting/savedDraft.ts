import { type OrderDraft, isWorthKeeping, readDraft, writeDraft } from '../../features/bulk-gifting/draft.ts'
import { tabStorage } from '../runtime/storage.ts'

/**
 * Not `flow.…`, which every end of a session removes: a session may expire while somebody prepares a long list, and the same
 * buyer continues it after the next sign-in. A Logout removes it.
 */
const storageKey = 'gifting.draft'

export const savedDraft = (buyer: string): OrderDraft | null => readDraft(buyer, tabStorage.read(storageKey))

/** Returns whether the draft survives a reload. */
export const saveDraft = (buyer: string, draft: OrderDraft): boolean => tabStorage.write(storageKey, writeDraft(buyer, draft))

export const removeDraft = (): void => tabStorage.remove(storageKey)

export function hasUnpaidOrder(buyer: string): boolean {
  const draft = savedDraft(buyer)
  return draft !== null && isWorthKeeping(draft)
}
